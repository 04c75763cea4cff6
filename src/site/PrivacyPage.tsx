import { PageHead } from "../ui/PageHead.tsx";

export function PrivacyPage() {
  return (
    <div className="site-page">
      <PageHead
        title="Informativa sulla privacy · Varco"
        description="Quali dati usa Varco e quali no: informativa sulla privacy del sito e dell’app."
        language="it"
      />
      <h1>Informativa sulla privacy</h1>
    </div>
  );
}
