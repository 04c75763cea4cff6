import { afterEach, expect, it, vi } from "vitest";
import { network } from "../../platform/offline/network.ts";
import { performDownload } from "./performDownload.ts";

vi.mock("../../platform/offline/visitDownload.ts", () => {
  throw new TypeError("error loading dynamically imported module");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a download whose code did not come waits for the network, and for the page anew where that answers", async () => {
  expect(await downloaded(false)).toEqual({ heard: ["network"], reloads: 0 });
  expect(await downloaded(true)).toEqual({ heard: [], reloads: 1 });
});

async function downloaded(answers: boolean) {
  vi.spyOn(network, "answers").mockResolvedValue(answers);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const heard: string[] = [];
  performDownload("a-museum", "/files.json")(
    { do: "download" },
    (event) => event.type === "failed" && heard.push(event.problem),
    new AbortController().signal,
  );
  await vi.waitFor(() => expect(heard.length + reload.mock.calls.length).toBeGreaterThan(0));
  return { heard, reloads: reload.mock.calls.length };
}
