import { expect, it, vi } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import { openScreens } from "../../fixtures/openScreens.tsx";

it.each([
  ["Apollo siede\u000Bsulla roccia.", ["Apollo siede sulla roccia."]],
  ["Apollo siede\nsulla roccia.", ["Apollo siede sulla roccia."]],
  ["Apollo siede.\u000BPoi canta.", ["Apollo siede.", "Poi canta."]],
  ["Apol\u00ADlo", ["Apollo"]],
])("%j is pasted as %j", async (copied, lines) => {
  const said: (readonly string[])[] = [];
  const { all, user } = await openScreens(async () => {
    const { useState } = await import("react");
    const { SentenceList } = await import("./SentenceList.tsx");
    const List = () => {
      const [now, setNow] = useState<readonly string[]>([]);
      said.push(now);
      return (
        <SentenceList
          label="Frasi"
          lines={now}
          language="it"

          remarks={new Map()}
          onChange={setNow}
        />
      );
    };
    return { "/": List };
  }, draftOf({}));
  await user.click(all.getByRole("textbox"));
  await user.paste(copied);
  await vi.waitFor(() => expect(said.at(-1)).toEqual(lines));
});
