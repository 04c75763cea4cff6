import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { isSecondTap } from "./isSecondTap.ts";
import "./Button.css";

export type ButtonLook = {
  /** `primary` for the one thing to do on a screen, `plain` beside it, `quiet` in a bar. */
  look?: "primary" | "plain" | "quiet";
  icon?: IconName;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** As `onClick`, for what a double tap must not do twice: start and stop, a step on. */
    onTap?: () => void;
  };

export function Button({ look = "primary", icon, onTap, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-look={look}
      // Enter that is held down would press again and again.
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      {...(onTap && { onClick: (event) => isSecondTap(event) || onTap() })}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
