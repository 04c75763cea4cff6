import { TextPage } from "../parts/TextPage.tsx";
import { privacy } from "./privacy.tsx";

export function PrivacyPage() {
  return (
    <TextPage
      title="Informativa sulla privacy"
      description="Quali dati usa Varco e quali no: informativa sulla privacy del sito e dell’app."
      lead="In breve: nessun account, nessun cookie, nessuna statistica. Quello che Varco ricorda resta sul tuo dispositivo."
      updated="05/10/2024"
      sections={privacy}
    />
  );
}
