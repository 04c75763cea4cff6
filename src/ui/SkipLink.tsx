import "./SkipLink.css";

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        // As an address it would be a step in history, and Back would lead to the same page.
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {children}
    </a>
  );
}
