import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { watchGestures, watchStageKeys } from "./watchGestures.ts";

it("one finger drags, and lets go", () => {
  const { finger, told } = openStage();
  finger("down", 1, 100, 100);
  finger("move", 1, 110, 95);
  finger("up", 1, 110, 95);
  finger("move", 1, 200, 200);
  expect(told).toEqual([["drag", { x: 10, y: -5 }, "touch"]]);
});

it("two fingers pinch around the middle between them, which moves half as far as the one", () => {
  const { finger, told } = openStage();
  finger("down", 1, 100, 150);
  finger("down", 2, 200, 150);
  finger("move", 2, 300, 150);
  expect(told).toEqual([["pinch", 2, { x: 0, y: 0 }, { x: 50, y: 0 }]]);
});

it("two fingers that begin in one point do not pinch beyond all bounds", () => {
  const { finger, told } = openStage();
  finger("down", 1, 100, 150);
  finger("down", 2, 100, 150);
  finger("move", 2, 140, 150);
  expect(told).toEqual([["pinch", 1, { x: -80, y: 0 }, { x: 20, y: 0 }]]);
});

it("a third finger is nobody's, and once one of two is lifted the other drags", () => {
  const { finger, told } = openStage();
  finger("down", 1, 100, 150);
  finger("down", 2, 200, 150);
  finger("down", 3, 50, 50);
  finger("move", 3, 60, 60);
  finger("cancel", 1, 100, 150);
  finger("move", 2, 210, 150);
  expect(told).toEqual([["drag", { x: 10, y: 0 }, "touch"]]);
});

it("a mouse button that opens a menu does not drag", () => {
  const { finger, told } = openStage();
  finger("down", 1, 100, 100, { button: 2, pointerType: "mouse" });
  finger("move", 1, 110, 100, { pointerType: "mouse" });
  expect(told).toEqual([]);
});

it("wheel and double click are taken only where they enlarge", () => {
  const { wheel, doubleClick, told } = openStage();
  expect(wheel({ deltaY: -100 })).toBe("taken");
  expect(wheel({ deltaY: -100, ctrlKey: true })).toBe("taken");
  doubleClick();
  expect(told).toEqual([
    ["zoom", Math.exp(0.2), { x: -100, y: -50 }],
    ["zoom", Math.exp(1), { x: -100, y: -50 }],
    ["zoom", 2, { x: -100, y: -50 }],
  ]);
  const other = openStage({ hasZoom: false });
  expect(other.wheel({ deltaY: -100 })).toBe("left to the page");
  other.doubleClick();
  expect(other.told).toEqual([]);
});

it("after its end nothing is told", () => {
  const { finger, wheel, end, told } = openStage();
  end();
  finger("down", 1, 100, 100);
  finger("move", 1, 110, 100);
  wheel({ deltaY: -100 });
  expect(told).toEqual([]);
});

it.each([
  [{ key: "+" }, "nearer"],
  [{ key: "=" }, "nearer"],
  [{ key: "+", shiftKey: true }, "nearer"],
  [{ key: "+", ctrlKey: true }, "nothing"],
  [{ key: "+", metaKey: true }, "nothing"],
  [{ key: "+", altKey: true }, "nothing"],
  [{ key: "a" }, "nothing"],
])(
  "the key %j means %s, and only what means something is kept from the browser",
  (pressed, meaning) => {
    const { KeyboardEvent, stage } = emptyStage();
    const told: string[] = [];
    watchStageKeys(stage, { "+": () => told.push("nearer") }, new AbortController().signal);
    const event = new KeyboardEvent("keydown", { ...pressed, cancelable: true });
    stage.dispatchEvent(event as unknown as Event);
    expect(told).toEqual(meaning === "nothing" ? [] : [meaning]);
    expect(event.defaultPrevented).toBe(meaning !== "nothing");
  },
);

/** A stage of 400 by 300 pixels in the corner of a page, and what it tells. */
function openStage({ hasZoom = true } = {}) {
  const { PointerEvent, MouseEvent, stage } = emptyStage();
  const told: unknown[] = [];
  const there = { clientX: 100, clientY: 100 };
  const watching = new AbortController();
  const note =
    (type: string) =>
    (...news: unknown[]) =>
      void told.push([type, ...news]);
  watchGestures(
    stage,
    { drag: note("drag"), pinch: note("pinch"), ...(hasZoom && { zoom: note("zoom") }) },
    watching.signal,
  );
  return {
    told,
    end: () => watching.abort(),
    finger(does: "down" | "move" | "up" | "cancel", id: number, x: number, y: number, more = {}) {
      const at = { pointerId: id, clientX: x, clientY: y, pointerType: "touch", ...more };
      stage.dispatchEvent(new PointerEvent(`pointer${does}`, at) as unknown as Event);
    },
    wheel({ deltaY, ctrlKey = false }: { deltaY: number; ctrlKey?: boolean }) {
      // The small DOM has no place in its WheelEvent.
      const event = new MouseEvent("wheel", { ...there, ctrlKey, cancelable: true });
      Object.assign(event, { deltaY });
      return stage.dispatchEvent(event as unknown as Event) ? "left to the page" : "taken";
    },
    doubleClick() {
      stage.dispatchEvent(new MouseEvent("dblclick", there) as unknown as Event);
    },
  };
}

function emptyStage() {
  const small = new Window();
  const stage = small.document.createElement("div") as unknown as HTMLElement;
  stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect;
  stage.setPointerCapture = () => {};
  const { PointerEvent, MouseEvent, KeyboardEvent } = small;
  return { stage, PointerEvent, MouseEvent, KeyboardEvent };
}
