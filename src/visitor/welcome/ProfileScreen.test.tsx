import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage } from "../../app/fixtures/openPage.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it.each(languages)(
  "in %s the profile for blind visitors comes first, and at the foot what leads out",
  async (language) => {
    const { profile, about } = await messagesIn[language]();
    const page = await openPage(`/galleria-borghese/disability?lang=${language}`);
    const [profiles, leadingOut] = [
      page.main.getAllByRole<HTMLAnchorElement>("link"),
      within(page.all.getByRole("navigation", { name: about.title })).getAllByRole("link"),
    ];
    expect(leadingOut.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [about.accessibility, "/accessibilita"],
      [about.privacy, "/privacy"],
    ]);
    expect(profiles.map(({ textContent }) => textContent)).toEqual([
      `${profile.blindness} ${profile.blindnessMeans}`,
      `${profile.deafness} ${profile.deafnessMeans}`,
    ]);
  },
);

it.each([
  ["Sordera", "/galleria-borghese/deaf-user?lang=es"],
  ["Ceguera", "/galleria-borghese/blind-user?lang=es"],
])("%s leads to %s, in the language of the visit, and Back returns", async (name, address) => {
  const { profile } = await messagesIn.es();
  const page = await openPage("/galleria-borghese/disability?lang=es");
  await page.user.click(page.main.getByRole("link", { name: new RegExp(`^${name}`) }));
  await eventually(() => expect(location.pathname + location.search).toBe(address));
  expect(document.documentElement.lang).toBe("es");
  await page.user.click(page.all.getByRole("link", { name: /^Atrás/ }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(profile.title),
  );
});

it.each(languages)(
  "in %s the download is said to be deleted by some devices, until the browser promises to keep it",
  async (language) => {
    const { offline } = await messagesIn[language]();
    let isGranted = false;
    const storage = {
      persisted: async () => isGranted,
      persist: async () => (isGranted = true),
    };
    const page = await openPage(`/galleria-borghese/disability?lang=${language}`, {
      before: () => Object.defineProperty(navigator, "storage", { value: storage }),
    });
    const section = within(page.main.getByRole("region", { name: offline.title }));
    expect(section.queryByText(offline.mayBeDeleted, asWritten)).not.toBeNull();
    // There is no service worker here, but the browser is asked first.
    await page.user.click(section.getByRole("button"));
    await eventually(() => expect(section.queryByText(offline.problems.refused)).not.toBeNull());
    await eventually(() => expect(section.queryByText(offline.mayBeDeleted, asWritten)).toBeNull());
  },
);

/** French has no-break spaces, which count here. */
const asWritten = { collapseWhitespace: false };
