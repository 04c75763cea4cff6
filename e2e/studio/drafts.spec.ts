import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readMuseumZip } from "../../src/content/packing/readMuseumZip.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { expect, test } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import {
  addWork,
  beginMuseum,
  button,
  draftId,
  expectSaved,
  heading,
  link,
  notes,
  storedDocuments,
  write,
} from "./studioPage.ts";
import { documentsOfMuseum, openDraft } from "./openDraft.ts";

test("a museum begins with three questions, and what is typed is there after a reload in mid-word", async ({
  page,
}) => {
  await page.goto("/studio");
  await button(page, "Comincia").click();
  const name = page.getByRole("textbox", { name: "Come si chiama il museo?" });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Scrivi il nome del museo/);
  await write(name, "Museo della Prova");
  await page.getByRole("combobox", { name: "In quale lingua scrivete?" }).selectOption("tedesco");
  await page.getByRole("checkbox", { name: "francese" }).check();
  await button(page, "Comincia").click();
  await expect(heading(page)).toHaveText("Opere");
  await addWork(page, "Brunnen");
  await notes(page).pressSequentially("In der Mitte des Ho");
  await expectSaved(page);
  await page.reload();
  await expect(notes(page)).toHaveValue("In der Mitte des Ho");
  await expectSaved(page);
  expect((await storedDocuments(page)).get("museum")).toEqual({
    address: "museo-della-prova",
    name: "Museo della Prova",
    languages: ["de", "fr", "en"],
    works: ["brunnen"],
    tour: [],
  });
});

test.describe("two tabs with the same draft", () => {
  test("show what is typed in the other, letter by letter, and take back each other’s steps", async ({
    page,
  }) => {
    const other = await openWorkInTwoTabs(page);
    for (const letter of "acqua") {
      await notes(page).press(letter);
      await expect(notes(other)).toHaveValue(await notes(page).inputValue());
    }
    await button(other, "Annulla").click();
    await expect(notes(page)).toHaveValue("");
    await button(page, "Ripeti").click();
    await expect(notes(other)).toHaveValue("acqua");
  });

  test("are written in at once, in two fields and in one, and nothing is lost", async ({
    page,
  }) => {
    const other = await openWorkInTwoTabs(page);
    const room = other.getByRole("textbox", { name: "Sala" });
    await Promise.all([
      notes(page).pressSequentially("scritto nella prima"),
      room.pressSequentially("scritto nella seconda"),
    ]);
    for (const tab of [page, other]) {
      await expect(notes(tab)).toHaveValue("scritto nella prima");
      await expect(tab.getByRole("textbox", { name: "Sala" })).toHaveValue("scritto nella seconda");
      await expectSaved(tab);
    }

    // Neither tab knows what the other writes, as nothing can be stored meanwhile.
    const release = await holdStorage(page);
    await write(notes(page), "versione uno");
    await write(notes(other), "versione due");
    await release();
    await expectSaved(page);
    await expectSaved(other);
    const left = await notes(page).inputValue();
    expect(["versione uno", "versione due"]).toContain(left);
    await expect(notes(other)).toHaveValue(left);
    await button(other, "Annulla").click();
    await expect(notes(page)).toHaveValue(/^versione (?:uno|due)$/);
    await expect(notes(page)).not.toHaveValue(left);
  });

  test("one of which throws the draft away: the other says so and still hands over what it has", async ({
    page,
  }) => {
    await openDraft(page, await documentsOfMuseum("galleria-borghese"), "opere/apollo");
    const other = await page.context().newPage();
    await other.goto("/studio");
    await button(other, "Elimina la bozza Museo").click();
    await button(other, "Elimina per sempre").click();
    const notice = page.getByRole("banner").getByText(/questa bozza è stata eliminata/);
    await expect(notice).toBeVisible();
    await write(notes(page), "ancora qui");
    const { works } = await handedOver(page);
    expect(works.find(({ slug }) => slug === "apollo")).toMatchObject({ note: "ancora qui" });
  });
});

test("on a full disk the notice says so, the text stays and can be handed over, and is saved once there is room", async ({
  page,
  baseURL,
}) => {
  onlyInChromium("the room that an origin has is set by its protocol");
  const session = await page.context().newCDPSession(page);
  const room = (quotaSize?: number) =>
    session.send("Storage.overrideQuotaForOrigin", {
      origin: baseURL!,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  // Chromium asks again how much room there is only when what it knew of is used up.
  await room(2_000_000);
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await expectSaved(page);
  await page.evaluate(fillStorage);
  await notes(page).pressSequentially("Scritto senza posto.");
  const notice = page
    .getByRole("banner")
    .getByText(/Non salvato: su questo dispositivo non c’è più posto/);
  await expect(notice).toBeVisible();
  await expect(notes(page)).toHaveValue("Scritto senza posto.");
  await expectAnnounced(page, "Non salvato");

  await link(page, "Cronologia").click();
  await expect(page.getByText("Fontana, appunti")).toBeVisible();
  expect((await announced(page)).filter((text) => text.includes("Non salvato"))).toHaveLength(1);
  const { works } = await handedOver(page);
  expect(works).toMatchObject([{ note: "Scritto senza posto." }]);

  // Another draft is looked at meanwhile, and this one come back to.
  await page.getByRole("link", { name: "Varco studio, tutte le bozze" }).click();
  await page.getByRole("link", { name: /Prova/ }).click();
  await page
    .getByRole("link", { name: /Fontana/ })
    .first()
    .click();
  await expect(notes(page)).toHaveValue("Scritto senza posto.");

  await room();
  await expectSaved(page);
  await expect.poll(async () => (await announced(page)).at(-1)).toBe("Ora è tutto salvato.");
  await page.reload();
  await expect(notes(page)).toHaveValue("Scritto senza posto.");
});

test("after the laptop was closed in mid-sentence, it goes on where it was, with what another tab did", async ({
  page,
}) => {
  onlyInChromium("a page is frozen by its protocol");
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await notes(page).pressSequentially("In mezzo al");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(notes(other)).toHaveValue("In mezzo al");
  await write(other.getByRole("textbox", { name: "Sala" }), "Cortile");
  await expectSaved(other);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await page.bringToFront();
  await expect(page.getByRole("textbox", { name: "Sala" })).toHaveValue("Cortile");
  await notes(page).pressSequentially(" cortile");
  await expect(notes(other)).toHaveValue("In mezzo al cortile");
});

test.describe("undo and redo", () => {
  test("reach everything: facts, a photograph, order, the tour, the sheet, a work with all it has", async ({
    page,
  }) => {
    await beginMuseum(page, "Prova");
    const states: Map<string, unknown>[] = [];
    const step = async (act: () => Promise<unknown>) => {
      await act();
      await expectSaved(page);
      states.push(await storedDocuments(page));
    };
    const draft = draftId(page);
    const open = async (screen: string, title: string) => {
      await page.evaluate((to) => (location.hash = to), `/${draft}/${screen}`);
      await expect(heading(page)).toHaveText(title);
    };

    await step(async () => {});
    await step(() => addWork(page, "Fontana"));
    await step(() => write(page.getByRole("textbox", { name: "Sala" }), "II"));
    await step(async () => {
      const photo = await sharp({
        create: { width: 1200, height: 900, channels: 3, background: "teal" },
      })
        .jpeg()
        .toBuffer();
      const chooser = page.locator("input[type=file]");
      await chooser.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: photo });
      await expect(page.getByRole("textbox", { name: /Alternativa testuale/ })).toBeFocused();
    });
    await step(() => page.keyboard.type("Una vasca rotonda."));
    await open("opere/importa", "Da un foglio di calcolo");
    await step(async () => {
      const csv = Buffer.from("numero,titolo,sala\n2,Rana,III\n3,Leone,IV\n");
      const chooser = page.locator("input[type=file]");
      await chooser.setInputFiles({ name: "opere.csv", mimeType: "text/csv", buffer: csv });
      await button(page, "Prendi 2 opere").click();
      await expect(page.getByRole("main").getByText("2 opere nuove")).toBeVisible();
    });
    await open("opere", "Opere");
    await step(() => button(page, "Sposta dopo: Fontana").click());
    await open("percorso", "Percorso");
    await step(() => button(page, "Aggiungi al percorso: Fontana").click());
    await step(() => button(page, "Aggiungi al percorso: Leone").click());
    await step(() => button(page, "Sposta prima: Leone").click());
    await open("opere/fontana", "Fontana");
    await step(() => button(page, "Togli quest’opera").click());
    await expect(heading(page)).toHaveText("Opere");
    await expect(link(page, "Fontana")).toHaveCount(0);

    await page.reload();
    await expect(heading(page)).toHaveText("Opere");
    const keys = ["Control+z", "Annulla"];
    for (const [n, state] of states.slice(0, -1).toReversed().entries()) {
      const key = keys[n % 2]!;
      if (key === "Annulla") await button(page, key).click();
      else await page.keyboard.press(key);
      await expect.poll(() => storedDocuments(page)).toEqual(state);
    }
    await expect(button(page, "Annulla")).toHaveAttribute("aria-disabled", "true");
    const again = ["Control+Shift+Z", "Control+y", "Ripeti"];
    for (const [n, state] of states.slice(1).entries()) {
      const key = again[n % 3]!;
      if (key === "Ripeti") await button(page, key).click();
      else await page.keyboard.press(key);
      await expect.poll(() => storedDocuments(page)).toEqual(state);
    }
    await button(page, "Annulla").click();
    await page
      .getByRole("link", { name: /Fontana/ })
      .first()
      .click();
    await expect(page.getByRole("img", { name: "Una vasca rotonda." })).toBeVisible();
  });

  test("work by keys inside a field on what was typed there, word by word, and on nothing else", async ({
    page,
  }) => {
    await beginMuseum(page, "Prova");
    await addWork(page, "Fontana");
    const room = page.getByRole("textbox", { name: "Sala" });
    await write(room, "II");
    await notes(page).pressSequentially("due rane");
    await notes(page).press("Control+z");
    await expect(notes(page)).toHaveValue("due ");
    await notes(page).press("Control+z");
    await expect(notes(page)).toHaveValue("");
    await notes(page).press("Control+z");
    await expect
      .poll(async () => (await announced(page)).at(-1))
      .toBe(
        "In questo campo non c’è altro da annullare. Il pulsante Annulla, in alto, annulla: Fontana, sala.",
      );
    await expect(room).toHaveValue("II");
    await notes(page).press("Control+Shift+Z");
    await notes(page).press("Control+y");
    await expect(notes(page)).toHaveValue("due rane");
    await notes(page).press("!");
    await expect(notes(page)).toHaveValue("due rane!");
  });

  test("work from the menu of a field as well", async ({ page }) => {
    onlyInChromium("a command of the browser’s menu is given by its protocol");
    await beginMuseum(page, "Prova");
    await addWork(page, "Fontana");
    const room = page.getByRole("textbox", { name: "Sala" });
    await room.pressSequentially("II");
    await notes(page).pressSequentially("due rane");
    const session = await page.context().newCDPSession(page);
    const command = (name: string) =>
      session.send("Input.dispatchKeyEvent", { type: "keyDown", commands: [name] });
    await command("undo");
    await expect(notes(page)).toHaveValue("due ");
    await expect(room).toHaveValue("II");
  });
});

test("the history leads back to before something of yesterday, and forth again", async ({
  page,
}) => {
  const now = new Date("2026-05-14T10:00:00");
  await page.clock.setFixedTime(new Date("2026-05-13T17:30:00"));
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await write(notes(page), "Di ieri.");
  await page.clock.setFixedTime(now);
  await write(page.getByRole("textbox", { name: "Sala" }), "II");
  await write(notes(page), "Di ieri e di oggi.");
  await expectSaved(page);
  const before = await storedDocuments(page);
  await link(page, "Cronologia").click();
  const yesterday = page.getByRole("region", { name: "ieri" });
  await expect(yesterday.getByRole("listitem")).toHaveText([
    /^17:30Fontana, appunti/,
    /^17:30Nuova opera: Fontana/,
  ]);
  await button(page, "Torna a prima di: Fontana, appunti, ieri alle 17:30").click();
  await expect(
    page.getByRole("region", { name: "oggi" }).getByRole("listitem").first(),
  ).toContainText("Ritorno a prima di: Fontana, appunti, ieri alle 17:30");
  await expectSaved(page);
  expect((await storedDocuments(page)).get("works/fontana")).toEqual({ id: 1, title: "Fontana" });
  await button(page, "Annulla").click();
  await expect.poll(() => storedDocuments(page)).toEqual(before);
});

test("several drafts lie side by side; one is thrown away after a question, and the others stay", async ({
  page,
}) => {
  for (const name of ["Museo uno", "Museo due", "Museo tre"]) {
    await beginMuseum(page, name);
    await addWork(page, `Opera di ${name}`);
    await expectSaved(page);
  }
  const gone = page.url();
  await page.goto("/studio");
  const drafts = page.getByRole("region", { name: "Le tue bozze" });
  await expect(drafts.getByRole("link")).toHaveText([/^Museo tre/, /^Museo due/, /^Museo uno/]);
  await button(page, "Elimina la bozza Museo tre").click();
  await button(page, "Tienila").click();
  await expect(drafts.getByRole("link")).toHaveCount(3);
  await button(page, "Elimina la bozza Museo tre").click();
  await button(page, "Elimina per sempre").click();
  await expect(drafts.getByRole("link")).toHaveText([/^Museo due/, /^Museo uno/]);
  await page.goto(gone);
  await expect(heading(page)).toHaveText("Questa bozza non è qui");
  await link(page, "Vai alle tue bozze").click();
  await drafts.getByRole("link", { name: /^Museo due/ }).click();
  await expect(page.getByRole("link", { name: /Opera di Museo due/ }).first()).toBeVisible();
});

for (const [how, block] of [
  ["refuses at once", refuseAtOnce],
  ["fails a moment later, as in a private window", failLater],
  ["does not even have the storage", haveNone],
] as const)
  test(`a browser that ${how}: words, and a way on`, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto("/studio");
    await expect(page.getByRole("alert")).toContainText(
      "Questo browser non lascia salvare le bozze",
    );
    await page.goto("/studio#/unknown/opere");
    await page.reload();
    await expect(heading(page)).toHaveText("La bozza non si apre");
    await expect(page.getByRole("alert")).toContainText(
      "oppure apri lo studio in un altro browser",
    );
  });

test("an address of no draft says why and leads on", async ({ page }) => {
  await page.goto("/studio#/deadbeef/opere/fontana");
  await expect(heading(page)).toHaveText("Questa bozza non è qui");
  await link(page, "Vai alle tue bozze").click();
  await expect(heading(page)).toHaveText("Lo studio");
});

test("a long journal loses its oldest end, and with it the pictures that nothing can bring back", async ({
  page,
}) => {
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await expectSaved(page);
  expect(await page.evaluate(growOld)).toEqual({ entries: 323, files: ["a", "b", "c"] });
  await page.reload();
  await expect(notes(page)).toBeVisible();
  // “a” is needed by nothing, “b” by a step that can be undone; “c” by one that is forgotten only now.
  await expect
    .poll(() => page.evaluate(keptInBrowser))
    .toEqual({ entries: 300, files: ["b", "c"] });
  await button(page, "Annulla").click();
  await expectSaved(page);
});

/** Adds a work to a new draft, and opens it in a second tab, which is answered. */
async function openWorkInTwoTabs(page: Page) {
  // On a busy machine letters would be two steps, as after any pause.
  await page.clock.setFixedTime(new Date());
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await expectSaved(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText("Fontana");
  return other;
}

/** Gives the draft many old steps, and files that were unneeded a long time ago. */
async function growOld() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("varco-studio");
    request.addEventListener("success", () => resolve(request.result));
  });
  const all = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) =>
      request.addEventListener("success", () => resolve(request.result)),
    );
  const transaction = database.transaction(["drafts", "journal", "files"], "readwrite");
  const [drafts, journal, files] = ["drafts", "journal", "files"].map((name) =>
    transaction.objectStore(name),
  ) as [IDBObjectStore, IDBObjectStore, IDBObjectStore];
  const [record] = await all(drafts.getAll());
  const own = await all(journal.count());
  const sums = ["a", "b", "c"].map((letter) => letter.repeat(64));
  for (const sha256 of sums) files.put(new Uint8Array(4), [record.id, sha256]);
  for (let seq = 101; seq <= 423 - own; seq++) {
    const sha256 = seq === 300 ? sums[1] : seq === 102 ? sums[2] : undefined;
    const changes = [{ path: "file/pictures/gone.jpg", before: sha256 && { sha256, bytes: 4 } }];
    const { revision } = record;
    journal.put({ seq, at: 0, until: 0, label: "Vecchia", kind: "edit", changes, revision }, [
      record.id,
      seq,
    ]);
  }
  const unneeded = { [sums[0]!]: 0, [sums[1]!]: 0 };
  drafts.put({ ...record, made: 0, seq: 423 - own, unneeded });
  const entries = await all(journal.count());
  database.close();
  return { entries, files: sums.map(([letter]) => letter) };
}

async function keptInBrowser() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("varco-studio");
    request.addEventListener("success", () => resolve(request.result));
  });
  const all = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) =>
      request.addEventListener("success", () => resolve(request.result)),
    );
  const transaction = database.transaction(["journal", "files"]);
  const entries = await all(transaction.objectStore("journal").count());
  const keys = (await all(transaction.objectStore("files").getAllKeys())) as [string, string][];
  database.close();
  return { entries, files: keys.map(([, sha256]) => sha256[0]) };
}

/** Lets no tab store anything until the answered function is called. */
async function holdStorage(page: Page) {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("varco-studio");
      request.addEventListener("success", () => resolve(request.result));
    });
    const stores = ["drafts", "documents", "journal"];
    const drafts = database.transaction(stores, "readwrite").objectStore("drafts");
    let isHeld = true;
    Object.assign(window, { release: () => (isHeld = false) });
    // A transaction ends when it is asked for nothing more.
    const ask = () => {
      if (isHeld) drafts.count().addEventListener("success", ask);
      else database.close();
    };
    await new Promise<void>((resolve) => {
      drafts.count().addEventListener("success", () => {
        ask();
        resolve();
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release());
}

/** Uses up all the room that there is. */
async function fillStorage() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("filling", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore("bytes"));
    request.addEventListener("success", () => resolve(request.result));
  });
  let size = 65_536;
  for (let n = 0; size > 10; n++) {
    const bytes = crypto.getRandomValues(new Uint8Array(size));
    // oxlint-disable-next-line no-await-in-loop -- until there is no more room
    const isStored = await new Promise<boolean>((resolve) => {
      const transaction = database.transaction("bytes", "readwrite");
      transaction.addEventListener("complete", () => resolve(true));
      transaction.addEventListener("abort", () => resolve(false));
      transaction.objectStore("bytes").put(bytes, n);
    });
    if (!isStored) size = Math.floor(size / 4);
  }
  database.close();
}

function refuseAtOnce() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
}

function failLater() {
  IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    const error = new DOMException("A mutation operation was attempted", "InvalidStateError");
    setTimeout(() => request.dispatchEvent(new Event("error")));
    return Object.assign(request, { error }) as unknown as IDBOpenDBRequest;
  };
}

function haveNone() {
  Object.defineProperty(window, "indexedDB", { value: undefined });
}

/** The museum in the file that the file to keep makes. */
async function handedOver(page: Page) {
  await link(page, "Pubblica").click();
  const { bytes } = await downloadedFile(page, () =>
    button(page, "Scarica il file del museo").click(),
  );
  const answer = await readMuseumZip(new Uint8Array(bytes));
  if ("refusals" in answer) throw new Error(answer.refusals.join("\n"));
  const facts = new TextDecoder().decode(await answer.museum.files.get("museum.json")!.read());
  return JSON.parse(facts) as { works: { slug: string; note?: string }[] };
}
