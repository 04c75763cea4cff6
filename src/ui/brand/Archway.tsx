import "./Archway.css";

/** Doorways one behind another, each lighter than the one before. Decoration only. */
export function Archway() {
  return (
    <svg className="archway" viewBox="0 0 400 480" aria-hidden="true" focusable="false">
      <path className="archway-wall" d="M0 480V40a40 40 0 0 1 40-40h320a40 40 0 0 1 40 40v440Z" />
      <path className="archway-1" d="M44 480V212a156 156 0 0 1 312 0v268Z" />
      <path className="archway-2" d="M84 464V236a134 134 0 0 1 268 0v228Z" />
      <path className="archway-3" d="M122 449V262a112 112 0 0 1 224 0v187Z" />
      <path className="archway-4" d="M158 435V286a90 90 0 0 1 180 0v149Z" />
      <path className="archway-light" d="M192 422V310a68 68 0 0 1 136 0v112Z" />
      <path className="archway-floor" d="M192 422h136l20 58H96Z" />
    </svg>
  );
}
