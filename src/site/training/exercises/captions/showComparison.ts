import type { Comparison, Stretch } from "./compareSpeech.ts";

/** The text, each difference underlined and in words: a screen reader does not announce colours. */
export function showComparison({ paragraphs }: Comparison): HTMLElement[] {
  let isOver = false;
  return paragraphs.map((stretches) => {
    const paragraph = document.createElement("p");
    for (const stretch of stretches) {
      if (stretch.fate === "unreached" && !isOver) {
        isOver = true;
        paragraph.append(note("[fin qui è arrivata la tua voce]"), " ");
      }
      paragraph.append(...renderStretch(stretch));
    }
    return paragraph;
  });
}

function renderStretch(stretch: Stretch): (Node | string)[] {
  if (stretch.fate === "understood") return [stretch.said];
  if (stretch.fate === "unreached") return [createElement("span", "speak-unreached", stretch.said)];
  const words = createElement("mark", "speak-misheard", stretch.said.trimEnd());
  const heard = stretch.heard ? `[capito: «${stretch.heard}»]` : "[non sentito]";
  return [words, " ", note(heard), " "];
}

function note(text: string) {
  return createElement("span", "speak-heard", text);
}

function createElement(name: "mark" | "span", look: string, text: string) {
  const element = document.createElement(name);
  element.className = look;
  element.textContent = text;
  return element;
}
