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
  palette:
    "M12 3a9 9 0 1 0 0 18c1.5 0 2.2-.8 2.2-1.8 0-1.4-1.2-1.7-1.2-2.9 0-1 .8-1.8 1.9-1.8H17a4 4 0 0 0 4-4C21 6.4 17 3 12 3ZM7.5 12.5v.01M9 8v.01M14 7v.01M17.5 10.5v.01",
  number:
    "M4 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM11 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM18 5a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM4 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM11 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM18 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z",
  erase: "M9 6h11v12H9l-5-6zM12 10l4 4M16 10l-4 4",
  light:
    "M9 17h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.4.3.5.8.5 1.1v2h6v-2c0-.3.1-.8.5-1.1A6 6 0 0 0 12 3Z",
  captions: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5",
  microphone: "M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5 11a7 7 0 0 0 14 0M12 18v3",
  stop: "M6 6h12v12H6z",
  letters: "M3 19 8.5 5 14 19M5 14h7M15 19l3-7 3 7M16 17h4",
  keep: "M12 4v11M7 10l5 5 5-5M4 20h16",
  show: "M4 4h16v12H4zM12 16v5M8 21h8M8 8h8M8 12h5",
  turn: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.5v.01",
  undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4",
  play: "M8 5v14l11-7z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  rewind: "M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5",
  forward: "M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5",
  next: "M13 5l7 7-7 7M20 12H4",
  repeat: "M4 12V9a3 3 0 0 1 3-3h12M15 2l4 4-4 4M20 12v3a3 3 0 0 1-3 3H5M9 22l-4-4 4-4",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.2 9.5a2.9 2.9 0 0 1 5.6.9c0 1.9-2.8 2.3-2.8 4M12 17.5v.01",
  enlarge: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "M14 6l-6 6 6 6",
  right: "M10 6l6 6-6 6",
  up: "M6 14l6-6 6 6",
  down: "M6 10l6 6 6-6",
  share:
    "M7 12.5a2.5 2.5 0 1 0 0-1zM9 11l6-4M9 13l6 4M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
};

export type IconName = keyof typeof drawings;

/** A drawing that screen readers skip: a button with nothing else needs an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
