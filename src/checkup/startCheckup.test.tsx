import { within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { Window } from "happy-dom";
import { afterEach, expect, it, vi } from "vitest";
import { readMuseumZip } from "../content/packing/readMuseumZip.ts";
import { setLiveRegion } from "../ui/announce.ts";
import { address, pretendedHost, type Faults } from "./fixtures/pretendedHost.ts";
import { slug, type GuideFiles } from "./fixtures/publishedGuide.ts";
import { renderCheckup } from "./renderCheckup.tsx";
import { startCheckup } from "./startCheckup.ts";

const kit = { script: "/assets/checkup.js", style: "/assets/checkup.css" };
const sound = `/assets/${slug}/it/apollo-1a2b3c4d.mp3`;

let end = () => {};
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a guide that is whole: each point is well, and the first line says so", async () => {
  const page = await openCheckup();
  await page.ended();
  expect(page.summary()).toBe("Tutto a posto: la guida è pronta per i visitatori.");
  expect(page.all.getAllByText("A posto").length).toBeGreaterThanOrEqual(8);
  expect(page.all.queryByText("Non ancora controllato.")).toBeNull();
  expect(page.all.getByText(/^Qui c’è la guida fatta il 4 maggio 2026/)).toBeTruthy();
  await vi.waitFor(
    () => expect(page.announced()).toContain("Tutto a posto: la guida è pronta"),
    5_000,
  );
});

it("what is wrong stands under its point, with what to do, and is copied for the technician", async () => {
  const page = await openCheckup({ hasRanges: false }, (files) =>
    files.delete("/assets/app-1a2b3c4d.js"),
  );
  await page.ended();
  expect(page.summary()).toBe("2 cose da sistemare, qui sotto.");
  const files = page.point("File");
  expect(files.getByText("Da sistemare")).toBeTruthy();
  expect(files.getByText(/^Carica di nuovo tutta la cartella/)).toBeTruthy();
  expect(files.getByText("/assets/app-1a2b3c4d.js: risposta 404")).toBeTruthy();
  expect(
    page.point("Registrazioni").getByText(/iPhone e iPad/, { selector: ".checkup-found" }),
  ).toBeTruthy();
  await page.press("Copia per il tecnico");
  expect(page.all.getByText(/^Copiato/)).toBeTruthy();
  expect(page.copied()).toContain("[DA SISTEMARE] Un file della guida manca.");
  expect(page.copied()).toContain(address);
});

it("where the browser does not copy, the text is there to be copied by hand", async () => {
  const page = await openCheckup({}, undefined, { copies: false });
  await page.ended();
  await page.press("Copia per il tecnico");
  expect(page.all.getByText(/non permette di copiare/)).toBeTruthy();
  const field = page.all.getByRole<HTMLTextAreaElement>("textbox", {
    name: "Testo per il tecnico",
  });
  expect(field.value).toContain("## Versioni");
});

it("a check is repeated, and then byte by byte where that was asked for", async () => {
  const page = await openCheckup();
  await page.ended();
  expect(page.asked).toContain(`HEAD ${sound}`);
  page.asked.length = 0;
  await page.user.click(page.all.getByRole("checkbox", { name: /il contenuto.*meno di 0,1 MB/ }));
  expect(page.asked).toEqual([]);
  await page.press("Ripeti il controllo");
  expect(page.summary()).toMatch(/^Controllo in corso/);
  await page.ended();
  expect(page.asked).toContain(`GET ${sound}`);
  expect(page.asked).not.toContain(`HEAD ${sound}`);
});

it("a guide whose list is gone is not called whole", async () => {
  const page = await openCheckup({}, (files) => files.delete("/controllo/guide.json"));
  await vi.waitFor(() =>
    expect(page.summary()).toMatch(/^L’elenco dei file della guida non si può leggere/),
  );
  await page.press("Copia per il tecnico");
  expect(page.copied()).toContain("guide.json: risposta 404");
});

it("the museum’s file is saved once it was read back", async () => {
  const page = await openCheckup();
  await page.press("Scarica il file del museo");
  await vi.waitFor(() =>
    expect(page.all.getByText(/è tra i tuoi download.*c’è tutto/)).toBeTruthy(),
  );
  const [saved] = page.saved;
  const read = await readMuseumZip(new Uint8Array(await saved!.arrayBuffer()));
  expect("museum" in read && [...read.museum.files.keys()]).toContain("recordings/it/apollo.mp3");
});

it("a museum’s file of which a part is another is not saved", async () => {
  const page = await openCheckup({}, (files) => files.set(sound, new Uint8Array(3)));
  await page.press("Scarica il file del museo");
  await vi.waitFor(() =>
    expect(page.all.getByText(/il file del museo sarebbe sbagliato/)).toBeTruthy(),
  );
  expect(page.saved).toEqual([]);
});

it("script and style are found in a wrong folder, too", () => {
  const { publication } = pretendedHost();
  const { museum } = publication;
  const alone = renderCheckup({ museum, address, base: "/guida", isAlone: true, kit });
  expect(alone.head).toContain('href="/guida/assets/checkup.css"');
  expect(alone.head).toContain('href="../assets/checkup.css"');
  expect(alone.body).toContain('src="../assets/checkup.js"');
  expect(alone.body).toContain('href="/guida/museo-di-prova"');
  const beside = renderCheckup({ museum, address, base: "", isAlone: false, kit });
  expect(beside.body).toContain('src="../../assets/checkup.js"');
  expect(beside.body).toContain('data-folder="/controllo/museo-di-prova"');
});

/** Opens the page in a small DOM, on a host with `faults`. */
async function openCheckup(
  faults: Faults = {},
  change?: (files: GuideFiles) => void,
  { copies = true } = {},
) {
  // An announcement that is still to come would meet the next page, or none.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const small = new Window({ url: `${address}/controllo/` });
  const { document } = small as unknown as { document: Document };
  const { guide, asked, publication } = pretendedHost(faults, change);
  const { museum } = publication;
  const { body } = renderCheckup({ museum, address, base: "/guida", isAlone: true, kit });
  // Its script is started by hand.
  document.body.innerHTML = body.replaceAll(/<script.*?<\/script>/g, "");
  document.documentElement.lang = "it";
  const saved: Blob[] = [];
  let copied = "";
  const clipboard = {
    writeText: (text: string) =>
      copies ? Promise.resolve(void (copied = text)) : Promise.reject(new Error("refused")),
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { clipboard });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const heard: string[] = [];
  const region = document.getElementById("announcements")!;
  const forget = setLiveRegion(region);
  const watch = new small.MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      heard.push(...[...addedNodes].map((node) => node.textContent ?? ""));
  });
  watch.observe(region as never, { childList: true });
  const stop = startCheckup(document, guide.ports);
  end = () => {
    stop();
    forget();
    watch.disconnect();
  };
  const all = within(document.body);
  const user = userEvent.setup({ delay: null, document });
  const summary = () => document.getElementById("summary")!.textContent;
  return {
    all,
    user,
    asked,
    saved,
    summary,
    copied: () => copied,
    announced: () => heard.join("\n"),
    ended: () => vi.waitFor(() => expect(summary()).toMatch(/pronta|da sistemare/)),
    point: (title: string) => within(all.getByRole("heading", { name: title }).parentElement!),
    press: (name: string) => user.click(all.getByRole("button", { name })),
  };
}
