import { Link, type LinkProps } from "react-router";
import type { ButtonLook } from "./Button.tsx";
import { Icon } from "../brand/Icon.tsx";
import "./Button.css";

export function ButtonLink({ look = "primary", icon, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link className="button" data-look={look} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
