import { beforeEach, describe, expect, it, vi } from "vitest";
import { createZipWriter } from "../../content/packing/zipWriter.ts";
import type { Publication } from "../../content/publishing/guide.ts";
import { publicationOf } from "../../content/fixtures/publicationOf.ts";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";
import type { Inspection } from "./folder/inspectFolder.ts";
import type { Progress } from "./making/progress.ts";
import type { Failed, Made } from "./publishTasks.ts";

const publisher = vi.hoisted(() => vi.fn<(task: string, ...details: unknown[]) => unknown>());
const ports = vi.hoisted(() => ({
  progress: vi.fn<(progress: unknown) => void>() as (progress: unknown) => void,
  signal: undefined as unknown,
}));
const save = vi.hoisted(() => vi.fn<(name: string, content: Blob) => void>());
const choose = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const chooser = vi.hoisted(() => ({ isThere: true }));

vi.mock("./publisher.ts", () => ({
  publisher,
  progressPort(progress: (each: unknown) => void, signal: AbortSignal) {
    Object.assign(ports, { progress, signal });
    return {};
  },
}));
vi.mock("../../platform/browser/saveFile.ts", () => ({ saveFile: save }));
vi.mock("../../platform/publishing/folderChooser.ts", () => ({
  folderChooser: () => (chooser.isThere ? choose : undefined),
}));

const address = "https://guida.museo.it";
const made = "2026-11-18T09:30:00.000Z";
const after = publicationOf(
  {
    "/index.html": "new",
    "/assets/museo/it/artwork/1-bbbbbbbb.json": "two",
    "/assets/main-cccccccc.js": "app",
  },
  { version: "version-two", made },
);
const before = publicationOf({
  "/index.html": "old",
  "/assets/museo/it/artwork/1-aaaaaaaa.json": "one",
  "/assets/main-cccccccc.js": "app",
});

type Answers = {
  make: Made | (() => Promise<Made>);
  inspect: Inspection | Failed;
  writeFolder: { phase: "written"; written: number; unchanged: number; removed: number } | Failed;
  packDifference: { phase: "packed"; zip: Blob } | Failed;
};
let answers: Partial<Answers>;

beforeEach(async () => {
  vi.clearAllMocks();
  chooser.isThere = true;
  choose.mockResolvedValue({ name: "guida" });
  answers = { make: { phase: "made", publication: after, zip: await zipOf(after), lost: [] } };
  publisher.mockImplementation(async (task) => {
    if (task === "describeKit") return { phase: "known", earsBytes: 0 };
    const answer = answers[task as keyof Answers];
    return typeof answer === "function" ? answer() : answer;
  });
});

describe("before a guide is made", () => {
  it("its address is asked for, and nothing is made without", async () => {
    const { all, user, draft, shown } = await open({});
    const button = all.getByRole("button", { name: "Prepara la guida" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    expect(publisher).not.toHaveBeenCalledWith("make", expect.anything(), expect.anything());
    await user.type(all.getByRole("textbox", { name: "Indirizzo della guida" }), "guida.museo.it/");
    await vi.waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
    expect(draft.read(at.publication)).toEqual({ address: "guida.museo.it/" });
    // Sooner it would be the second half of a double tap.
    await vi.advanceTimersByTimeAsync(1_000);
    await user.click(button);
    await shown(/^È pronta e riletta/);
    const [, asked] = publisher.mock.calls.find(([task]) => task === "make")!;
    expect(asked).toMatchObject({ draft: "x", address, kit: "/kit.json", isWithoutEars: false });
  });

  it("a studio without a kit says so, and still has the file to keep", async () => {
    const { all, shown } = await open({}, { kit: undefined });
    await shown(/manca quello che serve per pubblicare/);
    all.getByRole("button", { name: "Scarica il file del museo" });
    expect(all.queryByRole("button", { name: "Prepara la guida" })).toBeNull();
  });

  it("a museum without works is led to its first", async () => {
    const { all, shown } = await open({}, { works: [] });
    await shown(/Una guida ha almeno un’opera/);
    expect(all.getByRole("link", { name: "aggiungi la prima" }).getAttribute("href")).toBe(
      "/x/opere",
    );
  });
});

describe("while a guide is made", () => {
  it("one is told how far it is, and can be stopped", async () => {
    answers.make = () => new Promise(() => {});
    const { all, user, shown } = await openWithAddress();
    await user.click(all.getByRole("button", { name: "Prepara la guida" }));
    ports.progress({ step: "making", done: 45, of: 100 } satisfies Progress);
    await shown("Preparo la guida: 45 %");
    const bar = all.getByRole<HTMLProgressElement>("progressbar", { name: "Preparo la guida" });
    expect(bar.value).toBe(45);
    ports.progress({ step: "checking", done: 1, of: 2 } satisfies Progress);
    await shown("La rileggo, file per file: 50 %");
    await user.click(all.getByRole("button", { name: "Ferma" }));
    await shown("Fermato. Non è stato scritto niente.");
    expect((ports.signal as AbortSignal).aborted).toBe(true);
    all.getByRole("button", { name: "Prepara la guida" });
  });

  it.each<[problem: Failed["problem"], words: RegExp]>([
    ["busy", /in un’altra scheda/],
    ["full", /Non c’è abbastanza spazio/],
    ["kit", /la rete non risponde/],
    ["cannotDraw", /Safari dalla versione 16.4/],
    ["photograph", /Una fotografia non si apre/],
    ["large", /troppo grande per uno zip/],
    ["damaged", /riletto, non era uguale/],
    ["unknown", /Qualcosa è andato storto/],
  ])("what keeps it from being made is said in a sentence: %s", async (problem, words) => {
    answers.make = { phase: "failed", problem, details: "some details" };
    const { all, user, shown } = await openWithAddress();
    await user.click(all.getByRole("button", { name: "Prepara la guida" }));
    await shown(words);
    expect(all.getByText("some details").lang).toBe("en");
    all.getByRole("button", { name: "Prepara la guida" });
  });

  it("faults are listed, and there is nothing to take away", async () => {
    answers.make = { phase: "faulty", faults: ["it/fontana.json: short is too long"] };
    const { all, user, shown } = await openWithAddress();
    await user.click(all.getByRole("button", { name: "Prepara la guida" }));
    await shown("it/fontana.json: short is too long");
    expect(all.queryByRole("button", { name: /^Scarica tutta/ })).toBeNull();
  });
});

describe("a guide that is made", () => {
  it("goes among the downloads whole, is noted in the draft, and then it is said what comes next", async () => {
    const { all, user, draft, shown } = await openMade();
    await user.click(all.getByRole("button", { name: /^Scarica tutta la guida \(zip, / }));
    await shown("La guida intera, museo-guida.zip, è tra i tuoi download.");
    expect(save).toHaveBeenCalledExactlyOnceWith(
      "museo-guida.zip",
      expect.any(Blob),
      "application/zip",
    );
    expect(publisher).toHaveBeenCalledWith("keepPublished", "x", after);
    expect(draft.read(at.publication)?.published).toEqual([
      { address, version: "version-two", made },
    ]);
    const check = all.getByRole("link", { name: `${address}/controllo/` });
    expect(check.getAttribute("href")).toBe(`${address}/controllo/`);
    // That it was noted is no change of the guide.
    expect(all.queryByText(/Hai cambiato qualcosa/)).toBeNull();
  });

  it("is out of date as soon as something is written, and says so", async () => {
    const { all, draft, shown } = await openMade();
    expect(all.queryByText(/Hai cambiato qualcosa/)).toBeNull();
    draft.edit("Titolo", [[at.work("fontana"), { id: 1, title: "Altra" }]]);
    await shown(/Hai cambiato qualcosa dopo averla preparata/);
  });

  it("says what changes for visitors, and can leave as that alone", async () => {
    answers.make = { ...(answers.make as Extract<Made, { phase: "made" }>), published: before };
    answers.packDifference = { phase: "packed", zip: new Blob(["difference"]) };
    const { all, user, shown } = await openMade();
    const work = await shown(/\(numero 1\) è cambiata in italiano\.$/);
    expect(work.textContent).toBe("Fontana (numero 1) è cambiata in italiano.");
    await shown(/^Da caricare: 2 file \(1 kB\)\. Da cancellare, quando vuoi: 1\.$/);
    await user.click(all.getByRole("button", { name: /^Scarica solo le differenze/ }));
    await shown("Le differenze, museo-differenze.zip, sono tra i tuoi download.");
    const [, , asked] = publisher.mock.calls.find(([task]) => task === "packDifference")!;
    expect(asked).toMatchObject({
      changes: {
        written: ["/index.html", "/assets/museo/it/artwork/1-bbbbbbbb.json"],
        gone: ["/assets/museo/it/artwork/1-aaaaaaaa.json"],
      },
    });
  });

  it("is compared with the guide.json of the one that is live, and takes its place only when asked", async () => {
    const { all, user, shown } = await openMade();
    const live = JSON.stringify({ ...before, version: "theirs", made: "2026-11-18T08:00:00.000Z" });
    const file = all.getByLabelText<HTMLInputElement>("Scegli guide.json");
    await user.upload(file, new File(["{"], "guide.json", { type: "application/json" }));
    await shown(/non è il guide\.json di una guida/);
    await user.upload(file, new File([live], "guide.json", { type: "application/json" }));
    await shown(/e non da questa bozza/);
    await user.click(all.getByRole("button", { name: /^Scarica tutta/ }));
    const question = await shown("C’è già una guida che questa bozza non conosce");
    expect(document.activeElement).toBe(question);
    await user.click(all.getByRole("button", { name: "No, lascia com’è" }));
    expect(save).not.toHaveBeenCalled();
    await user.click(all.getByRole("button", { name: /^Scarica tutta/ }));
    await user.click(all.getByRole("button", { name: "Scarica lo stesso" }));
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it("is told what the free hosts do not take of it", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_200 }, (_, number) => [`/assets/${number}.js`, "a"]),
    );
    const publication = publicationOf(many, { version: "v", made });
    answers.make = { phase: "made", publication, zip: await zipOf(publication), lost: [] };
    const { all, shown } = await openMade();
    await shown("Cloudflare Pages, trascinando: al massimo 1000 file, e la guida ne ha 1200");
    expect(all.queryByText(/va bene per Netlify/)).toBeNull();
  });
});

describe("a folder", () => {
  it("is written", async () => {
    answers.inspect = usable;
    answers.writeFolder = { phase: "written", written: 3, unchanged: 1, removed: 0 };
    const { all, user, draft, shown } = await openMade();
    await user.click(all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await shown("La guida è nella cartella «guida», riletta file per file.");
    await shown("Scritti 3 file, già uguali 1, tolti 0.");
    expect(draft.read(at.publication)?.published).toHaveLength(1);
    expect(all.queryByRole("progressbar")).toBeNull();
  });

  it("with other things in it is asked about first", async () => {
    answers.inspect = { ...usable, others: { names: ["a.txt", "b/"], count: 2 }, replaced: 1 };
    answers.writeFolder = { phase: "written", written: 3, unchanged: 1, removed: 0 };
    const { all, user, shown } = await openMade();
    await user.click(all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await shown("La cartella non è vuota");
    await shown(/Ci sono 2 cose che non sono della guida: a\.txt, b\/\./);
    await shown(/Un file ha lo stesso nome/);
    await user.click(all.getByRole("button", { name: "No, lascia com’è" }));
    expect(publisher).not.toHaveBeenCalledWith("writeFolder", ...anyFour);
    await user.click(all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await user.click(
      await vi.waitFor(() => all.getByRole("button", { name: "Scrivi nella cartella" })),
    );
    await shown(/^La guida è nella cartella/);
  });

  it("with a guide that this draft does not know is asked about, with one that it knows is not", async () => {
    answers.inspect = { ...usable, before };
    answers.writeFolder = { phase: "written", written: 3, unchanged: 1, removed: 0 };
    const published = [{ address, version: before.version, made: before.made }];
    const unknown = await openMade();
    await unknown.user.click(unknown.all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await unknown.shown("C’è già una guida che questa bozza non conosce");
    expect(publisher).not.toHaveBeenCalledWith("writeFolder", ...anyFour);
    const known = await openMade({ published });
    await known.user.click(known.all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await known.shown(/^La guida è nella cartella/);
  });

  it.each<[what: string, inspected: Inspection | Failed, words: RegExp]>([
    [
      "of another museum",
      { phase: "unusable", why: "otherMuseum", name: "Altro" },
      /la guida di un altro museo \(Altro\)/,
    ],
    ["of several museums", { phase: "unusable", why: "severalMuseums" }, /con più musei/],
    ["of a newer studio", { phase: "unusable", why: "newer" }, /studio più nuovo/],
    ["with a broken guide.json", { phase: "unusable", why: "unreadable" }, /non si legge/],
    [
      "that may not be written",
      { phase: "failed", problem: "refused", details: "" },
      /non lascia scrivere/,
    ],
  ])("%s is refused in a sentence, and the guide is still there", async (_, inspected, words) => {
    answers.inspect = inspected;
    const { all, user, shown } = await openMade();
    await user.click(all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await shown(words);
    expect(publisher).not.toHaveBeenCalledWith("writeFolder", ...anyFour);
    all.getByRole("button", { name: /^Scarica tutta/ });
  });

  it("that is stopped halfway is said to be no guide", async () => {
    answers.inspect = usable;
    publisher.mockImplementation((task) =>
      task === "writeFolder"
        ? new Promise(() => {})
        : Promise.resolve(answers[task as keyof Answers]),
    );
    const { all, draft, user, shown } = await openMade();
    await user.click(all.getByRole("button", { name: "Scrivi in una cartella…" }));
    await user.click(await vi.waitFor(() => all.getByRole("button", { name: "Ferma" })));
    await shown(/La cartella è rimasta a metà/);
    expect(draft.read(at.publication)?.published).toBeUndefined();
  });

  it("is not offered where the browser cannot write one", async () => {
    chooser.isThere = false;
    const { all, shown } = await openMade();
    await shown(/Questo browser non sa scrivere in una cartella/);
    expect(all.queryByRole("button", { name: "Scrivi in una cartella…" })).toBeNull();
  });
});

const usable: Extract<Inspection, { phase: "usable" }> = {
  phase: "usable",
  isInterrupted: false,
  others: { names: [], count: 0 },
  replaced: 0,
};
const anyFour = [1, 2, 3, 4].map(() => expect.anything());

async function openMade(publication: object = {}) {
  const opened = await openWithAddress(publication);
  await opened.user.click(opened.all.getByRole("button", { name: "Prepara la guida" }));
  await opened.shown(/^È pronta e riletta/);
  return opened;
}

function openWithAddress(publication: object = {}) {
  return open({ [at.publication]: { address, ...publication } });
}

type Studio = { kit?: string | undefined; works?: string[] };

function open(documents: Record<string, object>, studio: Studio = {}) {
  const { kit, works = ["fontana"] } = { kit: "/kit.json", ...studio };
  return openScreens(
    async () => {
      const script = document.createElement("script");
      script.id = "studio";
      script.type = "application/json";
      script.textContent = JSON.stringify({ kit });
      document.head.append(script);
      return { "/": (await import("./PublishScreen.tsx")).PublishScreen };
    },
    draftOf(documents, { works }),
  );
}

async function zipOf({ files }: Publication): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const writer = createZipWriter(async (bytes) => void parts.push(bytes));
  for (const path of [...Object.keys(files), "/controllo/guide.json"])
    await writer.add(path.slice(1), new TextEncoder().encode(path));
  await writer.close();
  return new Blob(parts);
}
