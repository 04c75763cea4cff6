import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon, type IconName } from "../../../ui/brand/Icon.tsx";
import type { HandleEvents } from "./useLineDrag.ts";

export type LineAction = { name: string; icon: IconName; act: () => void };

/** The handle of a line: it is dragged by a pointer, and pressed it offers what else can be done. */
export function LineMenu({
  label,
  actions,
  drag,
}: {
  label: string;
  actions: readonly LineAction[];
  drag: HandleEvents;
}) {
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector("button")?.focus();
    menu.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    handle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll("button") ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") close();
    else if (next === undefined) return;
    else items.at(next % items.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="line-tools"
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={handle}
        type="button"
        className="line-handle"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...drag}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="line-menu"
          onKeyDown={onKeyDown}
          // Safari takes the focus away from a button that is pressed, and the menu would be gone.
          onMouseDown={(event) => event.preventDefault()}
        >
          {actions.map(({ name, icon, act }) => (
            <Button
              key={name}
              role="menuitem"
              tabIndex={-1}
              look="quiet"
              icon={icon}
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
