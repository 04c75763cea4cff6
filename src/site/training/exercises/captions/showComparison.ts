import type { Comparison, Stretch } from "./compareSpeech.ts";

/** The text again, with what became of it: marked by a line and in words, as colours are not heard. */
export function showComparison({ paragraphs }: Comparison): HTMLElement[] {
  let isOver = false;
  return paragraphs.map((stretches) => {
    const paragraph = document.createElement("p");
    for (const stretch of stretches) {
      if (stretch.fate === "unreached" && !isOver) {
        isOver = true;
        paragraph.append(note("[fin qui è arrivata la tua voce]"), " ");
      }
      paragraph.append(...shown(stretch));
    }
    return paragraph;
  });
}

function shown(stretch: Stretch): (Node | string)[] {
  if (stretch.fate === "understood") return [stretch.said];
  if (stretch.fate === "unreached") return [marked("span", "speak-unreached", stretch.said)];
  const words = marked("mark", "speak-misheard", stretch.said.trimEnd());
  const heard = stretch.heard ? `[capito: «${stretch.heard}»]` : "[non sentito]";
  return [words, " ", note(heard), " "];
}

function note(text: string) {
  return marked("span", "speak-heard", text);
}

function marked(name: "mark" | "span", look: string, text: string) {
  const element = document.createElement(name);
  element.className = look;
  element.textContent = text;
  return element;
}
