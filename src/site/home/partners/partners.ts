import associazioneEsempio from "./associazione-esempio.svg";
import fondazioneEsempio from "./fondazione-esempio.svg";
import museoEsempioArte from "./museo-esempio-arte.svg";
import museoEsempioCitta from "./museo-esempio-citta.svg";
import museoEsempioMare from "./museo-esempio-mare.svg";
import museoEsempioScienza from "./museo-esempio-scienza.svg";

export type Partner = { id: string; name: string; logo: string; url?: string };

/** Fictitious, like the partners, until the first real one is won. */
export const supporters: readonly Partner[] = [
  { id: "fondazione-esempio", name: "Fondazione Esempio", logo: fondazioneEsempio },
  { id: "associazione-esempio", name: "Associazione Esempio", logo: associazioneEsempio },
];

/** Shown as examples of what a partner’s place looks like. */
export const examplePartners: readonly Partner[] = [
  { id: "museo-esempio-arte", name: "Museo Esempio d’Arte", logo: museoEsempioArte },
  { id: "museo-esempio-scienza", name: "Museo Esempio della Scienza", logo: museoEsempioScienza },
  { id: "museo-esempio-mare", name: "Museo Esempio del Mare", logo: museoEsempioMare },
  { id: "museo-esempio-citta", name: "Museo Esempio della Città", logo: museoEsempioCitta },
];
