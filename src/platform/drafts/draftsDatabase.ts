/** What is known of a draft without opening it. */
export type DraftRecord = {
  id: string;
  name: string;
  /** When it was made and last changed, in milliseconds. */
  made: number;
  changed: number;
  /** The number of its last entry. */
  seq: number;
  /** How often it was stored since it was made. */
  revision?: number;
  /** Up to this revision the journal is not complete any more. */
  forgotten?: number;
  /** When its unneeded files were last looked for, in milliseconds. */
  tidied?: number;
  /** The files that were unneeded then, by checksum, and since when, in milliseconds. */
  unneeded?: Readonly<Record<string, number>>;
};

type StoredEntry = { seq: number; until: number; revision?: number };

/** This page, which ignores its own messages. */
const me = crypto.randomUUID();

const DATABASE = "varco-studio";
/** Tells other tabs that something was stored. */
const CHANNEL = "varco-studio";

let opened: Promise<IDBDatabase> | undefined;

/** The drafts on this device: small documents, what was done to them, and the bytes of files. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () => {
      const { result } = request;
      result.createObjectStore("drafts", { keyPath: "id" });
      // Keys are [draft, path], [draft, number] and [draft, checksum].
      result.createObjectStore("documents");
      result.createObjectStore("journal");
      result.createObjectStore("files");
    });
    request.addEventListener("success", () => {
      const { result } = request;
      // Or a newer studio in another tab, which changes the database, would wait for ever.
      result.addEventListener("versionchange", () => close(result));
      result.addEventListener("close", () => close(result));
      resolve(result);
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("No database")));
    request.addEventListener("blocked", () => reject(new Error("The database is in use")));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

function close(closing: IDBDatabase) {
  closing.close();
  opened = undefined;
}

type Store = "drafts" | "documents" | "journal" | "files";

/** Runs `act` in one transaction: all of it is stored, or nothing. */
async function inTransaction<Result>(
  stores: Store[],
  mode: IDBTransactionMode,
  act: (store: (name: Store) => IDBObjectStore) => Promise<Result> | Result,
): Promise<Result> {
  // Strict: what the studio calls saved must survive a power cut.
  const options = { durability: mode === "readwrite" ? "strict" : "default" } as const;
  const transaction = (await database()).transaction(stores, mode, options);
  const finished = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    const fail = () => reject(transaction.error ?? new Error("The transaction was aborted"));
    transaction.addEventListener("abort", fail);
    transaction.addEventListener("error", fail);
  });
  try {
    const result = await act((name) => transaction.objectStore(name));
    await finished;
    return result;
  } catch (error) {
    finished.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw transaction.error ?? error;
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer")));
  });
}

const allOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []]);

export const draftsDatabase = {
  list: (): Promise<DraftRecord[]> =>
    inTransaction(["drafts"], "readonly", (store) => resultOf(store("drafts").getAll())),

  /** Stores a new draft, whole. */
  create: (
    draft: DraftRecord,
    documents: Iterable<readonly [path: string, document: unknown]>,
    files: Iterable<readonly [sha256: string, bytes: Uint8Array]>,
  ): Promise<void> =>
    inTransaction(["drafts", "documents", "files"], "readwrite", (store) => {
      store("drafts").put(draft);
      for (const [path, document] of documents) store("documents").put(document, [draft.id, path]);
      for (const [sha256, bytes] of files) store("files").put(bytes, [draft.id, sha256]);
    }),

  /** A draft’s documents and its last entries; `undefined` where there is no such draft. */
  open: <Entry extends StoredEntry>(id: string, mostEntries: number) =>
    inTransaction(["drafts", "documents", "journal"], "readonly", async (store) => {
      const record = resultOf<DraftRecord | undefined>(store("drafts").get(id));
      const paths = resultOf(store("documents").getAllKeys(allOf(id)));
      const documents = resultOf(store("documents").getAll(allOf(id)));
      const entries = lastOf<Entry>(store("journal"), id, mostEntries);
      const found = await record;
      if (!found) return undefined;
      const keys = (await paths) as [string, string][];
      const values = await documents;
      return {
        record: found,
        documents: new Map<string, unknown>(keys.map(([, path], n) => [path, values[n]])),
        entries: (await entries).toReversed(),
      };
    }),

  /** Stores what was done, unless another tab has stored something that this one does not know. */
  save: <Entry extends StoredEntry>(
    id: string,
    name: string,
    saving: {
      known: number;
      entries: readonly Entry[];
      documents: readonly (readonly [path: string, document: unknown])[];
    },
  ): Promise<{ behind?: readonly Entry[] } | "removed"> =>
    inTransaction(["drafts", "documents", "journal"], "readwrite", async (store) => {
      const record = await resultOf<DraftRecord | undefined>(store("drafts").get(id));
      if (!record) return "removed";
      if ((record.forgotten ?? 0) > saving.known) return { behind: [] };
      if ((record.revision ?? 0) > saving.known)
        return { behind: await storedAfter<Entry>(store("journal"), id, saving.known) };
      const seq = Math.max(record.seq, ...saving.entries.map((entry) => entry.seq));
      const revision = saving.known + 1;
      store("drafts").put({ ...record, name, changed: Date.now(), seq, revision });
      for (const entry of saving.entries)
        store("journal").put({ ...entry, revision }, [id, entry.seq]);
      for (const [path, document] of saving.documents)
        if (document === undefined) store("documents").delete([id, path]);
        else store("documents").put(document, [id, path]);
      return {};
    }),

  /** The entries that were stored, or added to, after the draft had been stored so often. */
  entriesAfter: <Entry extends StoredEntry>(
    id: string,
    revision: number,
  ): Promise<Entry[] | "removed" | "forgotten"> =>
    inTransaction(["drafts", "journal"], "readonly", async (store) => {
      const record = await resultOf<DraftRecord | undefined>(store("drafts").get(id));
      if (!record) return "removed";
      if ((record.forgotten ?? 0) > revision) return "forgotten";
      return storedAfter<Entry>(store("journal"), id, revision);
    }),

  /** The last entries, the newest first. */
  lastEntries: <Entry extends StoredEntry>(id: string, most: number): Promise<Entry[]> =>
    inTransaction(["journal"], "readonly", (store) => lastOf<Entry>(store("journal"), id, most)),

  /** Calls `see` with each entry, the newest first; they are never all in memory. */
  eachEntry: <Entry extends StoredEntry>(id: string, see: (entry: Entry) => void): Promise<void> =>
    inTransaction(["journal"], "readonly", (store) =>
      walk<Entry>(store("journal"), id, (entry) => {
        see(entry);
        return true;
      }),
    ),

  /** Deletes the entries up to this one, and notes in the draft that they are gone. */
  forgetEntries: (id: string, seq: number): Promise<void> =>
    inTransaction(["drafts", "journal"], "readwrite", async (store) => {
      const last = await resultOf<StoredEntry | undefined>(store("journal").get([id, seq]));
      const record = await resultOf<DraftRecord | undefined>(store("drafts").get(id));
      // Another tab may have forgotten it already.
      if (!last || !record) return;
      store("journal").delete(IDBKeyRange.bound([id], [id, seq]));
      const forgotten = Math.max(record.forgotten ?? 0, last.revision ?? 0);
      store("drafts").put({ ...record, forgotten });
    }),

  keepFile: (id: string, sha256: string, bytes: Uint8Array): Promise<void> =>
    inTransaction(["drafts", "files"], "readwrite", async (store) => {
      store("files").put(bytes, [id, sha256]);
      const record = await resultOf<DraftRecord | undefined>(store("drafts").get(id));
      if (!record?.unneeded || !(sha256 in record.unneeded)) return;
      const { [sha256]: _needed, ...unneeded } = record.unneeded;
      store("drafts").put({ ...record, unneeded });
    }),

  /**
   * Deletes the files that have not been `needed` for longer than `patience`, in milliseconds: a tab
   * may still bring back one that was needed lately. Notes which are not needed now, and since when.
   */
  sweepFiles: (
    id: string,
    needed: ReadonlySet<string>,
    now: number,
    patience: number,
  ): Promise<void> =>
    inTransaction(["drafts", "files"], "readwrite", async (store) => {
      const record = await resultOf<DraftRecord | undefined>(store("drafts").get(id));
      const keys = (await resultOf(store("files").getAllKeys(allOf(id)))) as [string, string][];
      if (!record) return;
      const unneeded: Record<string, number> = {};
      for (const [, sha256] of keys) {
        if (needed.has(sha256)) continue;
        const since = record.unneeded?.[sha256] ?? now;
        if (now - since > patience) store("files").delete([id, sha256]);
        else unneeded[sha256] = since;
      }
      store("drafts").put({ ...record, unneeded, tidied: now });
    }),

  readFile: (id: string, sha256: string): Promise<Uint8Array | undefined> =>
    inTransaction(["files"], "readonly", (store) => resultOf(store("files").get([id, sha256]))),

  /** The checksums of all files of a draft in this database. */
  listFiles: (id: string): Promise<Set<string>> =>
    inTransaction(["files"], "readonly", async (store) => {
      const keys = await resultOf(store("files").getAllKeys(allOf(id)));
      return new Set((keys as [string, string][]).map(([, sha256]) => sha256));
    }),

  remove: (id: string): Promise<void> =>
    inTransaction(["drafts", "documents", "journal", "files"], "readwrite", (store) => {
      store("drafts").delete(id);
      for (const name of ["documents", "journal", "files"] as const) store(name).delete(allOf(id));
    }),

  /** Calls `onStored` when another tab has stored something in a draft, or removed it. */
  watch(onStored: (id: string) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<StoredMessage>) => {
      if (data.by !== me) onStored(data.id);
    });
    return () => channel.close();
  },
  notifyTabs(id: string) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ id, by: me } satisfies StoredMessage);
    channel.close();
  },
};

type StoredMessage = { id: string; by: string };

/** What was stored after a revision, the newest last. Older entries are never written again. */
async function storedAfter<Entry extends StoredEntry>(
  journal: IDBObjectStore,
  id: string,
  revision: number,
): Promise<Entry[]> {
  const isNew = (entry: Entry) => (entry.revision ?? 0) > revision;
  return (await lastOf(journal, id, Infinity, isNew)).toReversed();
}

/** The last entries of a draft, the newest first, back to the first that is not `wanted`. */
async function lastOf<Entry>(
  journal: IDBObjectStore,
  id: string,
  most: number,
  isWanted: (entry: Entry) => boolean = () => true,
): Promise<Entry[]> {
  const found: Entry[] = [];
  await walk<Entry>(journal, id, (entry) => {
    if (found.length >= most || !isWanted(entry)) return false;
    found.push(entry);
    return true;
  });
  return found;
}

/** Calls `see` with the entries of a draft, the newest first, until it answers false. */
function walk<Entry>(journal: IDBObjectStore, id: string, see: (entry: Entry) => boolean) {
  return new Promise<void>((resolve, reject) => {
    const request = journal.openCursor(allOf(id), "prev");
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer")));
    request.addEventListener("success", () => {
      const { result } = request;
      if (!result || !see(result.value)) return resolve();
      result.continue();
    });
  });
}
