import "./Icon.css";

const drawings = {
  back: "M11 5 4 12l7 7M4 12h16",
  language:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.6 2.5 4 5.6 4 9s-1.4 6.5-4 9c-2.6-2.5-4-5.6-4-9s1.4-6.5 4-9Z",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M4 7h16M4 12h16M4 17h16",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  check: "m5 13 5 5L19 7",
  camera: "M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  share:
    "M7 12.5a2.5 2.5 0 1 0 0-1zM9 11l6-4M9 13l6 4M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
};

export type IconName = keyof typeof drawings;

/** A drawing beside words; a button with nothing else has them in its label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
