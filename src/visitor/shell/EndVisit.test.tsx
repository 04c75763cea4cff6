import { expect, it } from "vitest";
import { eventually, openPage } from "../../app/fixtures/openPage.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it.each(languages)(
  "in %s a visit is ended after a question that says what is deleted, and nothing is left",
  async (language) => {
    const { page, dialog, endVisit } = await openQuestion(language);
    expect(document.activeElement).toBe(dialog);
    const describedBy = document.getElementById(dialog.getAttribute("aria-describedby")!);
    expect(describedBy?.textContent).toBe(endVisit.consequence);
    sessionStorage.setItem("anything", "else");
    await page.press(endVisit.button, dialog);
    await eventually(() =>
      expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(
        chooseLanguage[language],
      ),
    );
    await page.passes(2_000);
    expect(location.pathname + location.search).toBe(`/galleria-borghese?lang=${language}`);
    expect(page.main.getByText(endVisit.ended)).toBeTruthy();
    expect(page.announced).toContain(endVisit.ended);
    expect(document.activeElement).toBe(page.main.getByRole("heading", { level: 1 }));
    expect([page.stored(), sessionStorage.length]).toEqual([{}, 0]);
  },
);

it.each(["Escape", "close", "goOn"] as const)("%s goes on with the visit", async (how) => {
  const { page, dialog, endVisit, close } = await openQuestion("it");
  if (how === "Escape") await page.user.keyboard("{Escape}");
  else await page.press(how === "close" ? close : endVisit.goOn, dialog);
  expect(dialog.open).toBe(false);
  expect(page.stored()).toMatchObject({ preferredLanguage: "it" });
  expect(location.pathname).toBe("/galleria-borghese/deaf-user");
});

it("that it has ended is told once, and not to the next visitor", async () => {
  const { page, dialog, endVisit } = await openQuestion("it");
  await page.press(endVisit.button, dialog);
  await eventually(() => expect(page.main.getByText(endVisit.ended)).toBeTruthy());
  const next = await openPage("/galleria-borghese", { stored: page.stored() });
  await next.passes(2_000);
  expect(next.main.getByRole("heading", { level: 1 }).textContent).toBe(chooseLanguage.en);
  expect(document.querySelector(".visit-ended")).toBe(null);
  expect(next.announced).toEqual([document.title]);
});

it("whoever comes back to the first screen is not told again that the visit has ended", async () => {
  const { page, dialog, endVisit, profile, back } = await openQuestion("it");
  await page.press(endVisit.button, dialog);
  await eventually(() => expect(page.main.getByText(endVisit.ended)).toBeTruthy());
  await page.user.click(page.main.getByRole("link", { name: "Italiano" }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(profile.title),
  );
  await page.user.click(page.all.getByRole("link", { name: back }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(chooseLanguage.it),
  );
  expect(page.main.queryByText(endVisit.ended)).toBe(null);
});

/** Asks, on the scanner's screen, to end a visit in this language. */
async function openQuestion(language: Language) {
  const messages = await messagesIn[language]();
  const { endVisit } = messages;
  const stored = { preferredLanguage: language };
  const page = await openPage(`/galleria-borghese/deaf-user?lang=${language}`, { stored });
  await page.press(endVisit.button, document.body);
  const dialog = page.all.getByRole<HTMLDialogElement>("dialog", { name: endVisit.question });
  return { page, dialog, ...messages };
}
