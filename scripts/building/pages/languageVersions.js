/** The languages of a museum's pages, and where a page is in each of them. */
import { fileIn } from "../../hosting/languageByHost.js";

/** @typedef {Pick<typeof import("../../../src/app/prerender.tsx"), "languagesOf" | "languageUnasked" | "museums">} Museums */

/**
 * @param {Museums} content
 * @param {string} museum
 */
export function languagesIn({ languagesOf, museums }, museum) {
  const known = Object.hasOwn(museums, museum) && museums[museum];
  return known ? languagesOf(known) : [];
}

/**
 * The languages of a museum that its pages are not in where none is asked for.
 * @param {Museums} content
 * @param {string} museum
 */
export function otherLanguages(content, museum) {
  const known = content.museums[museum];
  return languagesIn(content, museum).filter(
    (code) => !known || code !== content.languageUnasked(known),
  );
}

/**
 * A visitor's page in each of its languages: the address that asks for it, and its file.
 * @param {Museums} content
 * @param {string} address
 */
export function versionsOf(content, address) {
  const file = fileOf(address);
  const others = otherLanguages(content, address.split("/")[1] ?? "");
  return [
    { asked: address, file },
    ...others.map((code) => ({ asked: `${address}?lang=${code}`, file: fileIn(code, file) })),
  ];
}

/**
 * The file of a page in the language that nobody has to ask for.
 * @param {string} address
 */
export function fileOf(address) {
  return address === "/" ? "/index.html" : `${address}.html`;
}

/**
 * The address of a museum's web manifest in one of its languages.
 * @param {Museums} content
 * @param {string} museum
 * @param {string} language
 */
export function webManifestAt(content, museum, language) {
  const file = `/${museum}.webmanifest`;
  const isOther = otherLanguages(content, museum).some((code) => code === language);
  return isOther ? fileIn(language, file) : file;
}
