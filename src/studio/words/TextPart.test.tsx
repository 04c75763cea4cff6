import { expect, it } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

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
