import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { parseCode, workPath, type Foreign, type Destination } from "./parseCode.ts";

const artwork = (id: string): Destination => ({ is: "artwork", id });
const address = (host: string): Foreign => ({ is: "address", host });
const text = (said: string): Foreign => ({ is: "text", text: said });
const captions: Destination = { is: "transcription" };
const unreadable: Foreign = { is: "unreadable" };

it.each<[code: string, meaning: Destination | Foreign]>([
  ["https://varco.example/galleria-borghese/artwork/3", artwork("3")],
  ["https://varco.example/galleria-borghese/artwork/3/", artwork("3")],
  ["https://varco.example/galleria-borghese/artwork/3?lang=it", artwork("3")],
  ["https://varco.example/galleria-borghese/artwork/3/?lang=it#top", artwork("3")],
  ["http://localhost:4173/galleria-borghese/artwork/6#facts", artwork("6")],
  ["https://another.example/app/galleria-borghese/artwork/3", artwork("3")],
  ["/galleria-borghese/artwork/3", artwork("3")],
  ["varco.example/galleria-borghese/artwork/3", artwork("3")],
  [" https://varco.example/galleria-borghese/artwork/3\n", artwork("3")],
  ["https://varco.example/galleria-borghese/artwork/3/more/12", artwork("12")],
  ["https://varco.example/galleria-borghese/artwork/999", artwork("999")],
  ["https://varco.example/galleria-borghese/artwork/__proto__", artwork("__proto__")],
  ["https://varco.example/galleria-borghese/artwork/a b", artwork("a%20b")],
  ["https://www.museo.example/guida/fr/galleria-borghese/artwork/3/index.html", artwork("3")],
  ["https://varco.example/galleria-borghese/artwork/3//index.html?lang=fr", artwork("3")],

  ["transcription", captions],
  ["https://varco.example/galleria-borghese/transcription", captions],
  ["https://varco.example/galleria-borghese/transcription/", captions],
  ["https://varco.example/galleria-borghese/transcription//?lang=it#top", captions],
  ["https://www.museo.example/guida/galleria-borghese/transcription?lang=fr", captions],
  ["https://museo.example/galleria-borghese/galleria-borghese/transcription", captions],
  ["https://www.museo.example/guida/fr/galleria-borghese/transcription/index.html", captions],
  ["http://localhost:4173/galleria-borghese/transcription", captions],
  ["/galleria-borghese/transcription", captions],
  ["varco.example/galleria-borghese/transcription", captions],
  [" https://varco.example/galleria-borghese/transcription\n", captions],

  ["Transcription", text("Transcription")],
  ["transcription ", text("transcription")],
  ["https://varco.example/transcription", address("varco.example")],
  ["https://varco.example/museo-di-prova/transcription", address("varco.example")],
  ["https://varco.example/la-galleria-borghese/transcription", address("varco.example")],
  ["https://varco.example/Galleria-Borghese/transcription", address("varco.example")],
  ["https://varco.example/galleria-borghese/transcription.html", address("varco.example")],
  ["https://varco.example/galleria-borghese/transcription/more", address("varco.example")],
  ["https://varco.example/galleria-borghese/transcription/../list", address("varco.example")],
  ["https://evil.example/?to=/galleria-borghese/transcription", address("evil.example")],
  ["https://evil.example/#/galleria-borghese/transcription", address("evil.example")],
  ["galleria-borghese/transcription ciao", text("galleria-borghese/transcription ciao")],
  [
    "javascript:/galleria-borghese/transcription",
    text("javascript:/galleria-borghese/transcription"),
  ],
  ["https://varco.example/galleria-borghese/artwork/", address("varco.example")],
  ["https://varco.example/galleria-borghese/artwork/index.html", address("varco.example")],
  ["https://varco.example/galleria-borghese/lent?minutes=120", address("varco.example")],
  ["https://varco.example/galleria-borghese/artwork/..", address("varco.example")],
  ["https://varco.example/galleria-borghese/artwork/%2e%2e/list", address("varco.example")],
  ["https://varco.example/galleria-borghese/artwork-description/apollo", address("varco.example")],
  ["https://varco.example/museo-di-prova/artwork/3", address("varco.example")],
  ["https://evil.example/?to=/galleria-borghese/artwork/3", address("evil.example")],
  ["https://evil.example/#/galleria-borghese/artwork/3", address("evil.example")],
  ["https://varco.example@evil.example:8443/", address("evil.example:8443")],
  ["https://аpple.example/", address("xn--pple-43d.example")],
  ["//evil.example/pay", address("evil.example")],
  ["javascript:alert(1)", text("javascript:alert(1)")],
  [
    "javascript:location='/galleria-borghese/artwork/3'",
    text("javascript:location='/galleria-borghese/artwork/3'"),
  ],
  [
    "data:text/html,/galleria-borghese/artwork/3",
    text("data:text/html,/galleria-borghese/artwork/3"),
  ],
  ["WIFI:T:WPA;S:Museo;P:segreto;;", text("WIFI:T:WPA;S:Museo;P:segreto;;")],
  ["BEGIN:VCARD\r\nFN:Anna\r\nEND:VCARD", text("BEGIN:VCARD FN:Anna END:VCARD")],
  ["https://", text("https://")],
  ["3", text("3")],
  ["👩‍🎨 می‌خواهم", text("👩‍🎨 می‌خواهم")],
  ["🖼".repeat(200), text(`${"🖼".repeat(120)}…`)],
  ["x".repeat(5_000), text(`${"x".repeat(120)}…`)],
  ["", unreadable],
  [" \n\t", unreadable],
  ["\u0000\u0001\u00ff", unreadable],
  ["PK\u0003\u0004", unreadable],
  ["\uFFFD\uFFFD", unreadable],
  ["read \u202Efdp.exe", unreadable],
])("“%s” means %j", (code, meaning) => {
  expect(parseCode(code, "galleria-borghese")).toEqual(meaning);
});

it("whatever a code holds leads to a work's own address or to the captions, or is fit to be shown", () => {
  const ours = [prefix, "/galleria-borghese/transcription", "index.html"];
  const parts = ["https://", "outside.example", "/", "?", "#", "..", "%2e", " ", "🖼".repeat(99)];
  assert(
    property(hostileText(...ours, ...parts), (code) => {
      expect(parseCode(code, "galleria-borghese")).toSatisfy(isFit);
    }),
    { numRuns: 300 },
  );
});

const prefix = workPath("galleria-borghese");

function isFit(meaning: Destination | Foreign): boolean {
  if (meaning.is === "artwork") {
    const opened = `https://varco.example${prefix}${meaning.id}/?lang=en`;
    return new URL(opened).href === opened;
  }
  if (meaning.is === "address") return /^[!-~]+$/.test(meaning.host);
  if (meaning.is !== "text") return true;
  return /^\S.{0,120}$/u.test(meaning.text) && !/[\p{Cc}\p{Cs}\u202E]/u.test(meaning.text);
}
