import type { ComponentProps } from "react";
import { Icon, type IconName } from "../brand/Icon.tsx";
import { isSecondTap } from "./isSecondTap.ts";
import "./Button.css";

export type ButtonLook = {
  /** `primary` for the one thing to do on a screen, `plain` beside it, `quiet` in a bar. */
  look?: "primary" | "plain" | "quiet";
  icon?: IconName;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** As `onClick`, but not for the second half of a double tap, which would undo the first. */
    onTap?: () => void;
  };

export function Button({ look = "primary", icon, onTap, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-look={look}
      // While Enter is held down, a browser clicks again and again: only the first one counts.
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      {...(onTap && { onClick: (event) => isSecondTap(event) || onTap() })}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
