import { expect, it, vi } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import { at } from "../../draft/documents/documents.ts";
import { openScreens } from "../../fixtures/openScreens.tsx";

const fontana = at.work("fontana");
const words = at.words("it", "fontana");

it("in a field, Ctrl+Z takes back what was typed there, word by word, and nothing elsewhere", async () => {
  const { all, draft, shown, user } = await opened();
  const [room, notes] = [field(all, "Sala"), field(all, "Appunti")];
  await user.type(room, "II");
  await user.type(notes, "due rane");
  await user.keyboard("{Control>}z{/Control}");
  expect(notes.value).toBe("due ");
  expect(draft.read(fontana)).toMatchObject({ note: "due " });
  await user.keyboard("{Control>}z{/Control}");
  expect(notes.value).toBe("");
  await user.keyboard("{Control>}z{/Control}");
  expect(draft.read(fontana)).toMatchObject({ room: "II" });
  await shown(
    "In questo campo non c’è altro da annullare. Il pulsante Annulla, in alto, annulla: Fontana, sala.",
  );
  await user.keyboard("{Control>}y{/Control}");
  await user.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  expect(notes.value).toBe("due rane");
  expect(draft.read(fontana)).toMatchObject({ room: "II", note: "due rane" });
});

it("outside of fields, Ctrl+Z takes back the last step of the draft, and shows which", async () => {
  const { all, draft, shown, user } = await opened();
  await user.type(field(all, "Sala"), "II");
  field(all, "Sala").blur();
  await user.keyboard("{Control>}z{/Control}");
  expect(draft.read(fontana)).not.toHaveProperty("room", "II");
  await shown("Annullato: Fontana, sala");
});

it("what was typed and taken back in its field is no step of the draft any more", async () => {
  const { all, draft, user } = await opened();
  await user.type(field(all, "Sala"), "II");
  await user.keyboard("{Control>}z{/Control}");
  expect(draft.steps().done).toEqual([]);
});

it("a field whose words were replaced from elsewhere does not bring the old ones back", async () => {
  const { all, draft, user } = await opened();
  await user.type(field(all, "Sala"), "II");
  field(all, "Sala").blur();
  draft.edit("elsewhere", [[fontana, { id: 1, title: "Fontana", room: "Cortile" }]]);
  await vi.waitFor(() => expect(field(all, "Sala").value).toBe("Cortile"));
  field(all, "Sala").focus();
  await user.keyboard("{Control>}z{/Control}");
  expect(draft.read(fontana)).toMatchObject({ room: "Cortile" });
});

it("a sentence that was put in by Enter goes away again, where the focus is in its list", async () => {
  const { all, draft, user } = await opened();
  const first = all.getByLabelText<HTMLTextAreaElement>(/^Frase 1/);
  await user.type(first, "Uno.");
  await user.keyboard("{Enter}");
  expect(draft.read(words)).toEqual({ description: ["Uno.", ""] });
  await user.keyboard("{Control>}z{/Control}");
  expect(draft.read(words)).toEqual({ description: ["Uno."] });
});

function field(all: Awaited<ReturnType<typeof opened>>["all"], label: string) {
  return all.getByLabelText<HTMLInputElement>(label);
}

async function opened() {
  const load = async () => {
    const [{ UndoButtons }, { useDocument, useDraft }, { TextField }, { SentenceList }] =
      await Promise.all([
        import("./UndoButtons.tsx"),
        import("../../draft/useDraft.ts"),
        import("../../parts/fields/TextField.tsx"),
        import("../../words/sentences/SentenceList.tsx"),
      ]);
    const remarks = new Map();
    const Screen = () => {
      const draft = useDraft();
      const work = useDocument(fontana)!;
      const lines = useDocument(words)?.description;
      const change = (key: "room" | "note", label: string) => (text: string) =>
        draft.edit(`Fontana, ${label}`, [[fontana, { ...work, [key]: text }]], `fontana#${key}`);
      return (
        <>
          <UndoButtons draft={draft} />
          <section>
            <TextField label="Sala" value={work.room ?? ""} onText={change("room", "sala")} />
            <TextField
              label="Appunti"
              value={(work as { note?: string }).note ?? ""}
              onText={change("note", "appunti")}
            />
          </section>
          <section>
            <SentenceList
              label="Testo"
              lines={lines}
              language="it"
              remarks={remarks}
              originalLanguage={undefined}
              onChange={(edit, place) =>
                draft.edit(
                  "Fontana, testo",
                  [[words, { description: edit(draft.read(words)?.description ?? []) }]],
                  place && `text#${place}`,
                )
              }
            />
          </section>
        </>
      );
    };
    return { "/": Screen };
  };
  return openScreens(load, draftOf({}));
}
