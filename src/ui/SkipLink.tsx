import "./SkipLink.css";

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className="skip-link" href="#main">
      {children}
    </a>
  );
}
