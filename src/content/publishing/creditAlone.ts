const WORD =
  "(?:foto(?:s|grafi(?:a|e|en)|grafías?)?|photo(?:s|graphs?|graphy|graphies?)?|ph\\.?|(?:foto|photo|picture|image) credits?|credit[io] fotografic[io]|crédits? photo(?:s|graphiques?)?|bildnachweis|créditos? fotográficos?)";

const beginnings = [
  new RegExp(String.raw`^${WORD}(?:\s*:\s*|\s+[-–—]\s+|\s+(?=©|\(c\)))`, "iu"),
  // “Foto di Maria Rossi”, but not “Fotografie di scavo”; “Ph. Dupont” may be a Philippe.
  /^(?:[Ff]oto(?:grafi[ae]|grafía)?|[Pp]hoto(?:graph(?:ie|y)?)?) (?:di|by|von|de|par) (?=\p{Lu})/u,
  /^ph\.? (?=\p{Lu})/u,
];

/** Whose a photograph is, without the word for “photograph” that visitors read before it anyway. */
export function stripPhotoWord(credit: string): string {
  const begun = beginnings.find((each) => each.test(credit));
  return (begun && credit.replace(begun, "").trim()) || credit;
}
