import { afterAll, beforeAll, expect, it } from "vitest";
import { lessons } from "../../src/site/training/words/lessons.ts";
import { room } from "../../src/site/training/words/room.ts";
import { press, textOf } from "./keys.ts";
import { listenerIn } from "./listenerIn.ts";
import { openPage } from "./openPage.ts";
import { orcaWords } from "./orcaWords.ts";
import type { Reader } from "./reader.ts";

/** The site speaks Italian only. */
const orca = orcaWords.it;
const [lesson, nextLesson] = lessons;

let reader: Reader;
const { expectToHear, expectToReach } = await listenerIn("it", () => reader);

beforeAll(async () => {
  reader = await openPage("/formazione", "it");
});

afterAll(() => reader?.end());

it("the course: its lessons are links and headings", async () => {
  await expectToHear("h", `Formazione ${orca.heading}`);
  await expectToHear("h", "Le lezioni", "livello 2");
  await expectToHear("k", lesson!.title, orca.link, "livello 3");
});

it("a lesson is told in order, by its headings", async () => {
  await expectToHear("Return", `${lesson!.title} · Formazione · Varco`, orca.pageHas);
  await expectToHear("h", `${lesson!.title} ${orca.heading}`);
  for (const { title } of lesson!.sections) await expectToHear("h", title, "livello 2");
});

it("of an exercise each answer says what it is about, and that it has opened", async () => {
  const [{ name, why }] = room as [(typeof room)[number]];
  await expectToReach("h", name);
  await expectToHear("Tab", `Ferma qualcuno? ${name}`, orca.collapsed);
  await expectToHear("Return", orca.expanded, "Barriere trovate: 1");
  // Orca takes what opens for a form, where the arrows are the page's.
  await expectToHear("Insert+a");
  expect(textOf(await expectToHear(["Down", "Down"]))).toContain(why.join(" ").slice(0, 20));
});

it("a lesson that is done is marked, and that is said", async () => {
  await expectToHear("ctrl+End");
  expect(textOf(await expectToReach("shift+b", "Segna come fatta"))).toContain(lesson!.title);
  await expectToHear("Return", "Segnata come fatta.");
});

it("back on the course it is known where to go on", async () => {
  await expectToHear("alt+Left", "Formazione · Varco");
  await expectToHear("ctrl+Home");
  await expectToReach("k", `Continua: ${nextLesson!.title}`);
});

it("the models: what each is, and a button that says which it turns", async () => {
  await expectToReach("k", "Modellini tattili");
  await expectToHear("Return", "Modellini tattili · Varco", orca.pageHas);
  await expectToHear("h", `Modellini tattili ${orca.heading}`);
  await expectToReach("h", "Apollo, emblema");
  expect(textOf(await expectToReach("b", "Gira il modello"))).toContain("Apollo, emblema");
});

it("a model that is asked for has the focus, and says how it is turned", async () => {
  // It is turned by a finger too, so it is rightly called one that can be pressed.
  const said = textOf(await press(reader, "Return", /con le frecce/));
  expect(said).toMatch(/Apollo, emblema, da girare .*Apollo, emblema in rilievo/);
  await expectToHear("Tab", "Gira a sinistra", orca.button);
});
