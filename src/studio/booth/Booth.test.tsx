import { beforeEach, expect, it, vi } from "vitest";
import { draftOf, whole } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";
import type { microphone } from "../../platform/sound/microphone.ts";

const keep = vi.hoisted(() => vi.fn<() => Promise<{ sha256: string; bytes: number }>>());
const figures = { loudness: -24, peak: -6, noise: -60, flaws: [] };

vi.mock("../../platform/sound/microphone.ts", () => {
  const opened = {
    id: "",
    name: "",
    rate: 48_000,
    watch: () => () => {},
    record: () => async () => new Float32Array(48_000),
  };
  const pretended: typeof microphone = {
    open: async () => opened,
    all: async () => [],
    watchAll() {},
  };
  return { microphone: pretended };
});
vi.mock("../../platform/sound/soundPlayer.ts", () => ({
  soundPlayer: { play: async () => {}, beep: async () => {}, lowBeep: async () => {} },
}));
vi.mock("./sound/soundDesk.ts", () => ({
  soundDesk: async (task: string) =>
    task === "keep" ? keep() : { part: { from: 0, to: 1 }, figures, wav: new Uint8Array(1) },
}));

beforeEach(() => {
  keep.mockReset().mockResolvedValue({ sha256: "a", bytes: 1 });
});

it("a sentence that is changed while it is read stays on the stage, is what the take says, and is to be read again", async () => {
  const { draft, shown, stage, press, read } = await booth();
  await press("Successiva");
  await read();
  draft.edit("", [[at.words("it", "fontana"), { audio: { ...whole, subject: "Un mulino." } }]]);
  await press("Registra o ferma");
  await shown(/^Il testo è cambiato mentre leggevi/);
  expect(takes(draft)).toEqual(["Una vasca."]);
  expect(stage()).toBe("Un mulino.");
  expect(draft.read(at.booth("it", "fontana"))!.chosen).toEqual({ unavasca: expect.any(String) });
});

it("where the text has become shorter, the last sentence is read and stored all the same", async () => {
  const { draft, stage, press, read } = await booth({ ...whole, path: ["In alto.", "In basso."] });
  for (let place = 1; place < 6; place++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await press("Successiva");
  draft.edit("", [[at.words("it", "fontana"), { audio: whole }]]);
  await read();
  await press("Registra o ferma");
  await vi.waitFor(() => expect(takes(draft)).toEqual([stage()]));
});

it("whoever leaves in mid-sentence is there as soon as what was read until then is stored", async () => {
  let finish: (kept: { sha256: string; bytes: number }) => void = () => {};
  keep.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { draft, shown, user, read } = await booth();
  await read();
  await user.click(await shown("Tutte le voci"));
  await shown("Salvo la ripresa");
  finish({ sha256: "a", bytes: 1 });
  await shown("Un’altra pagina");
  expect(takes(draft)).toEqual(["Fontana."]);
});

it("a take that cannot be stored holds whoever leaves, until it is stored or thrown away", async () => {
  keep.mockRejectedValueOnce(new Error("no"));
  const { draft, shown, user, read, press } = await booth();
  await read();
  await user.click(await shown("Tutte le voci"));
  await shown(/^La ripresa non si è salvata.* Per uscire dalla cabina, salvala o buttala via/);
  await press("Salva la ripresa");
  await shown("Un’altra pagina");
  expect(takes(draft)).toEqual(["Fontana."]);
});

it("the browser asks before the page is closed in mid-sentence, and only then", async () => {
  const { shown, read, press } = await booth();
  expect(isAsked()).toBe(false);
  await read();
  expect(isAsked()).toBe(true);
  await press("Registra o ferma");
  await shown(/^Una ripresa/);
  await vi.waitFor(() => expect(isAsked()).toBe(false));
});

it("whoever wants to give the permission is told that a name is needed first", async () => {
  const { all, user, draft } = await booth();
  const permission = all.getByRole<HTMLInputElement>("checkbox", { name: /permette al museo/ });
  expect(permission.getAttribute("aria-disabled")).toBe("true");
  const told = document.getElementById(permission.getAttribute("aria-describedby")!)!;
  expect(told.textContent).toContain("Prima scrivi il nome e il cognome di chi legge.");
  await user.click(permission);
  expect(permission.checked).toBe(false);
  expect(draft.read(at.booth("it", "fontana"))?.reader).toBeUndefined();
  await user.type(all.getByLabelText("Nome e cognome"), "Maria Rossi");
  expect(permission.getAttribute("aria-disabled")).toBe("false");
  expect(told.textContent).not.toContain("Prima scrivi");
  await user.click(permission);
  expect(draft.read(at.booth("it", "fontana"))!.reader).toEqual({
    name: "Maria Rossi",
    allowed: expect.any(String),
  });
});

it("the check of the room ends with its microphone, and does not begin again by itself", async () => {
  const { shown, press } = await booth();
  await press("Prova la stanza e la voce");
  await vi.advanceTimersByTimeAsync(4_000);
  await shown("Silenzio: ascolto la stanza.");
  await press("Spegni il microfono");
  await shown("La prova non è riuscita. Riprova.");
  await press("Accendi il microfono");
  await shown("Pronto");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(document.body.textContent).not.toContain("Silenzio: ascolto la stanza.");
  await press("Prova di nuovo");
  await shown(/^Dopo il primo segnale/);
});

/** Whether the browser asks before the page is closed. */
function isAsked() {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** The booth of an audio description, with its microphone on, and how to begin reading. */
async function booth(audio = whole) {
  const { all, ...screens } = await openScreens(
    async () => {
      const [{ BoothScreen }, { Link }] = await Promise.all([
        import("./BoothScreen.tsx"),
        import("react-router"),
      ]);
      return {
        "/": () => <Link to="/x/voci/it/fontana">La cabina</Link>,
        "/x/voci/:language/:clip": BoothScreen,
        "/x/voci": () => <h1>Un’altra pagina</h1>,
      };
    },
    draftOf({ "it/fontana": { audio } }),
  );
  const { user, shown } = screens;
  const named = (name: string) => vi.waitFor(() => all.getAllByRole("button", { name })[0]!);
  const press = async (name: string) => user.click(await named(name));
  await user.click(await shown("La cabina"));
  await press("Accendi il microfono");
  await shown("Pronto");
  return {
    ...screens,
    all,
    press,
    stage: () => all.getByRole("option").textContent,
    async read() {
      await press("Registra o ferma");
      await shown("Registro");
    },
  };
}

/** What was read, take by take. */
function takes(draft: Awaited<ReturnType<typeof openScreens>>["draft"]) {
  const found = Object.values(draft.read(at.booth("it", "fontana"))?.takes ?? {});
  return found.map(({ said }) => said);
}
