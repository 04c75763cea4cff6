import { PageHead } from "../ui/PageHead.tsx";

export function ContactsPage() {
  return (
    <div className="site-page">
      <PageHead
        title="Contatti · Varco"
        description="Come scrivere a Varco: informazioni e collaborazioni con i musei."
        language="it"
      />
      <h1>Contatti</h1>
    </div>
  );
}
