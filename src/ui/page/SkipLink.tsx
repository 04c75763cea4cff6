import "./SkipLink.css";

/** What the Tab key reaches first: it moves focus past the bar, to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        // Followed as a link, `#main` would be a step in history: Back would lead to the same page.
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {children}
    </a>
  );
}
