import { PageHead } from "../ui/PageHead.tsx";

export function TermsPage() {
  return (
    <div className="site-page">
      <PageHead
        title="Termini e condizioni · Varco"
        description="Termini e condizioni d’uso del sito e dell’app Varco."
        language="it"
      />
      <h1>Termini e condizioni</h1>
    </div>
  );
}
