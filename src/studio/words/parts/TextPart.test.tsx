import { expect, it, vi } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import { at } from "../../draft/documents/documents.ts";
import { openScreens } from "../../fixtures/openScreens.tsx";

const pasted = `In basso ${"una rana e ".repeat(544)}una vasca.`;

it.each([
  ["a text", 4000],
  ["a title", 400],
])(
  "%s of 6,000 characters that is pasted is there to its end, and how much is too much is told",
  async (_, most) => {
    const { all, shown, user } = await openScreens(async () => {
      const { TextPart } = await import("./TextPart.tsx");
      const { useState } = await import("react");
      function Field() {
        const [text, setText] = useState("");
        return (
          <>
            <h2 id="name">Testo breve</h2>
            <p id="hint">In poche righe.</p>
            <TextPart
              label="Testo breve"
              labelledBy="name"
              describedBy="hint"
              text={text}
              language="it"
              original={undefined}
              originalLanguage={undefined}
              remarks={[]}
              most={most}
              onText={setText}
            />
          </>
        );
      }
      return { "/": Field };
    }, draftOf({}));
    const field = all.getByLabelText<HTMLTextAreaElement>("Testo breve");
    await user.click(field);
    await user.paste(pasted);
    expect(field.value).toBe(pasted);
    const problem = await shown(/caratteri di troppo/);
    expect(problem.textContent).toMatch(
      new RegExp(`^${(pasted.length - most).toLocaleString("it")} `),
    );
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(problem.id);
  },
);

it("whoever writes hears once that a limit is passed, and once that it is not any more", async () => {
  const { all, user } = await openScreens(async () => {
    const [{ PartSection }, { Announcer }, { useDocument }, { useWordsEditor }] = await Promise.all(
      [
        import("./PartSection.tsx"),
        import("../../../ui/Announcer.tsx"),
        import("../../draft/useDraft.ts"),
        import("../useWordsEditor.ts"),
      ],
    );
    function Screen() {
      const words = useDocument(at.words("it", "fontana"));
      const editor = useWordsEditor("fontana", "it");
      return (
        <>
          <Announcer />
          <PartSection
            slug="fontana"
            part="short"
            value={words?.short}
            language="it"
            original={undefined}
            originalLanguage={undefined}
            remarks={[]}
            stale={undefined}
            editor={editor}
          />
        </>
      );
    }
    return { "/": Screen };
  }, draftOf({}));
  const field = all.getByRole("textbox");
  const heard = async () => {
    await vi.advanceTimersByTimeAsync(1_500);
    return [...document.querySelectorAll("[aria-live] p")].map(({ textContent }) => textContent);
  };
  await user.click(field);
  await user.paste("una ".repeat(59));
  expect(await heard()).toEqual([]);
  await user.type(field, "rana qui e là");
  expect(await heard()).toEqual(["Testo breve: più di 60 parole."]);
  await user.type(field, "{Backspace>9/}");
  expect(await heard()).toContain("Testo breve: di nuovo entro 60 parole.");
  await user.clear(field);
  await user.paste("o".repeat(4_000));
  await vi.advanceTimersByTimeAsync(6_000);
  await user.type(field, "oh");
  expect(await heard()).toEqual([expect.stringMatching(/^1 carattere di troppo: accorcia/)]);
  await user.type(field, "{Backspace}{Backspace}");
  expect(await heard()).toContain("Ora la lunghezza va bene.");
});
