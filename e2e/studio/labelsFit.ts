/** What does not fit: words outside their label, or over its code or each other; runs in the page. */
export function labelsThatDoNotFit(): string[] {
  const SLACK = 0.5;
  // A box may be smaller than its words, so the words themselves are measured.
  const boxesOfWords = (part: Element) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement!.closest(".visually-hidden")) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  return [...document.querySelectorAll(".label")].flatMap((label) => {
    const name = label.querySelector(".label-title")!.textContent;
    const [work, code, words] = [".label-work", ".label-code", ".label-words"].map((part) =>
      label.querySelector(part)!,
    ) as [Element, Element, Element];
    const whole = label.getBoundingClientRect();
    const drawn = code.getBoundingClientRect();
    const problems: string[] = [];
    for (const part of [work, words]) {
      for (const box of boxesOfWords(part)) {
        const isInside =
          box.left >= whole.left - SLACK &&
          box.right <= whole.right + SLACK &&
          box.top >= whole.top - SLACK &&
          box.bottom <= whole.bottom + SLACK;
        if (!isInside) problems.push("outside");
        const isOverCode =
          box.right > drawn.left + SLACK &&
          box.left < drawn.right - SLACK &&
          box.bottom > drawn.top + SLACK &&
          box.top < drawn.bottom - SLACK;
        if (isOverCode) problems.push("over the code");
        if (part === work && box.bottom > words.getBoundingClientRect().top + SLACK)
          problems.push("over the words below");
      }
    }
    if (drawn.bottom > words.getBoundingClientRect().top + SLACK)
      problems.push("the code over the words below");
    return [...new Set(problems)].map((problem) => `${problem}: ${name}`);
  });
}
