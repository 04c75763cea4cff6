import "./Brand.css";

/** The name beside its mark: an archway cut into a block of stone, light beyond it. */
export function Brand() {
  return (
    <span className="brand">
      <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="brand-stone" d="M3 30V6a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v24Z" />
        <path className="brand-depth" d="M9 30V16a7 7 0 0 1 14 0v14Z" />
        <path className="brand-light" d="M13 30V18a5 5 0 0 1 10 0v12Z" />
      </svg>
      Varco
    </span>
  );
}
