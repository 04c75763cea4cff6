const controls = "input, textarea, select, button, a[href]";

/**
 * Call it when a button is pressed that removes itself. The focus would be lost, and a screen reader
 * would go back to the top of the page. It moves to what is now in its place: the same button of the
 * next row, another field of the section, or the heading.
 */
export function keepFocus() {
  const pressed = document.activeElement;
  const row = pressed?.closest("li");
  const list = row?.parentElement;
  const place = row ? [...list!.children].indexOf(row) : 0;
  const which = row ? [...row.querySelectorAll("button")].indexOf(pressed as never) : 0;
  const around = [pressed?.closest(".line-text"), pressed?.closest("section")];
  setTimeout(() => {
    if (!pressed || pressed === document.body || pressed.isConnected) return;
    const rows = list?.isConnected ? [...list.children] : [];
    const next = rows[Math.min(place, rows.length - 1)]?.querySelectorAll("button")[which];
    const near = around.find((each) => each?.isConnected)?.querySelector<HTMLElement>(controls);
    const target = next ?? near ?? document.querySelector<HTMLElement>("h1");
    if (target?.matches("h1")) target.tabIndex = -1;
    target?.focus();
  });
}
