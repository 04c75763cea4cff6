import { expect, it } from "vitest";
import { eventually, openPage, type Options } from "../../app/fixtures/openPage.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { lentMessages } from "../../i18n/lent/lentMessages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it.each(languages)(
  "in %s staff switch it on, choose the time, and switch it off",
  async (language) => {
    const { page, staff, minutes, time } = await openStaff(language);
    expect(shown()).toContain(staff.isOff);
    expect(time().value).toBe("10");
    await page.press(staff.turnOn);
    expect(page.stored()).toMatchObject({ lent: "10" });
    expect(shown()).toContain(staff.isOn(minutes(10)));
    await page.user.selectOptions(time(), minutes(30));
    expect(page.stored()).toMatchObject({ lent: "30" });
    expect(shown()).toContain(staff.isOn(minutes(30)));
    await page.passes(2_000);
    expect(page.announced).toContain(staff.isOn(minutes(30)));
    await page.press(staff.turnOff);
    expect(page.stored()["lent"]).toBeUndefined();
    expect(shown()).toContain(staff.isOff);
    expect(time().value).toBe("30");
  },
);

it.each<[address: string, time: string, isWrong: boolean]>([
  ["", "10", false],
  ["&minutes=25", "25", false],
  ["&minutes=abc", "10", true],
  ["&minutes=1", "10", true],
  ["&minutes=5000", "10", true],
  ["&minutes=", "10", true],
])("an address with %s offers %s minutes", async (address, offered, isWrong) => {
  const { page, staff, time } = await openStaff("it", {}, address);
  expect(time().value).toBe(offered);
  expect(shown().includes(staff.wrongMinutes("2", "120"))).toBe(isWrong);
  await page.press(staff.turnOn);
  expect(page.stored()).toMatchObject({ lent: offered });
});

it("shows what is set, whatever the address offers", async () => {
  const { staff, minutes, time } = await openStaff("it", { stored: { lent: "20" } }, "&minutes=5");
  expect(shown()).toContain(staff.isOn(minutes(20)));
  expect(time().value).toBe("20");
});

it("says so where the browser keeps nothing", async () => {
  const { page, staff } = await openStaff("it", { stores: false });
  await page.press(staff.turnOn);
  expect(shown()).toContain(staff.notKept);
  expect(shown()).toContain(staff.isOff);
  await page.passes(2_000);
  expect(page.announced).toContain(staff.notKept);
});

it("holds from the next screen on, without a reload", async () => {
  const { asked } = lentMessages.it;
  const { page, staff } = await openStaff("it");
  await page.press(staff.turnOn);
  await page.user.click(page.main.getByRole("link", { name: staff.toStart }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(chooseLanguage.it),
  );
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  await page.passes(11 * 60_000);
  expect(page.all.getByRole("alertdialog", { name: asked.question })).toBeTruthy();
});

it("search engines do not list it", async () => {
  await openStaff("it");
  expect(document.head.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe(
    "noindex",
  );
});

function shown() {
  return document.querySelector("main")!.textContent;
}

async function openStaff(language: Language, options: Options = {}, more = "") {
  const { duration } = await messagesIn[language]();
  const { staff } = lentMessages[language];
  const page = await openPage(`/galleria-borghese/lent?lang=${language}${more}`, options);
  const time = () => page.main.getByRole<HTMLSelectElement>("combobox", { name: staff.minutes });
  return { page, staff, minutes: duration.minutes, time };
}
