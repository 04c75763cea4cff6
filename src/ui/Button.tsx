import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import "./Button.css";

export type ButtonLook = {
  /** `primary` for the one thing to do on a screen, `plain` beside it, `quiet` in a bar. */
  look?: "primary" | "plain" | "quiet";
  icon?: IconName;
};

export function Button({
  look = "primary",
  icon,
  children,
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return (
    <button
      type="button"
      className="button"
      data-look={look}
      // Enter that is held down would press again and again.
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
