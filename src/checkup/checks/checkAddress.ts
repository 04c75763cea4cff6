import type { Finding } from "./finding.ts";

/**
 * Whether the page is opened with HTTPS and where it was published: the codes of printed labels lead
 * to that address for ever.
 */
export function checkAddress({
  root,
  address,
  isSecure,
}: {
  root: string;
  address: string;
  isSecure: boolean;
}): Finding[] {
  const here = new URL(root);
  const there = new URL(address);
  const findings: Finding[] = [];
  if (!isSecure || here.protocol !== "https:") {
    const isTrial = isSecure;
    findings.push({
      severity: isTrial ? "little" : "mend",
      found: isTrial
        ? "Questa è una prova sul tuo computer: i visitatori hanno bisogno di un indirizzo che comincia con https."
        : "L’indirizzo non è protetto: comincia con http e non con https. La fotocamera, il microfono e l’uso senza rete non funzionano.",
      todo: isTrial
        ? "Ripeti il controllo quando la guida è al suo posto."
        : "Prova ad aprire lo stesso indirizzo con https. Se non si apre, chiedi a chi gestisce lo spazio web di attivare HTTPS; se si apre, chiedigli di portarci tutti da soli.",
      details: [here.href],
    });
  }
  if (isSame(here, there))
    return findings.length > 0
      ? findings
      : [{ severity: "good", found: "La guida è all’indirizzo per cui è stata pubblicata." }];
  const details = [`aperta a ${root}`, `pubblicata per ${address}`];
  if (here.hostname === there.hostname && pathOf(here) === pathOf(there)) {
    // Only http in place of https, which is told above.
    if (findings.length > 0) return findings;
  }
  if (withoutWww(here) === withoutWww(there) && pathOf(here) === pathOf(there))
    findings.push({
      severity: "little",
      found: `La guida è pubblicata per ${there.host}, e si apre anche da ${here.host}: per un telefono sono due guide diverse.`,
      todo: `Chiedi al tecnico di far passare tutti da ${here.host} a ${there.host}.`,
      details,
    });
  else
    findings.push({
      severity: "mend",
      found: `La guida è stata pubblicata per un altro indirizzo, ${address}: i codici delle etichette portano là, e qui molte pagine non si aprono.`,
      todo: `Sposta la cartella in modo che si apra a ${address}, o pubblica di nuovo dallo studio con l’indirizzo ${root}.`,
      details,
    });
  return findings;
}

function isSame(one: URL, other: URL) {
  return one.origin === other.origin && pathOf(one) === pathOf(other);
}

function pathOf({ pathname }: URL) {
  return pathname.replace(/\/$/, "");
}

function withoutWww({ protocol, host }: URL) {
  return `${protocol}//${host.replace(/^www\./, "")}`;
}
