import type { Browser } from "@playwright/test";

type Session = {
  sessionId: string;
  send: (this: Session, method: string, parameters: object) => Promise<unknown>;
};
type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

const ready = new WeakSet<Session>();
let isVisitor = false;

/** Has a script do what a visitor does with another key than those of the page. */
export async function asVisitor<Result>(act: () => Promise<Result>) {
  isVisitor = true;
  try {
    return await act();
  } finally {
    isVisitor = false;
  }
}

/** Has Playwright lead a Firefox as a visitor would, where by itself it would not, or could not. */
export function leadFirefox(browser: Browser) {
  // oxlint-disable-next-line no-underscore-dangle -- Playwright has no other door to it.
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const every: Session = Object.getPrototypeOf(session);
  if (ready.has(every)) return;
  ready.add(every);
  const { send } = every;
  every.send = async function (method, parameters) {
    // Whoever looks at a page has not tapped it: it must not sound for that.
    const asked = "userActivation" in parameters ? { userActivation: isVisitor } : {};
    try {
      return await send.call(this, method, { ...parameters, ...asked });
    } catch (error) {
      // It is asked of every new window, and Firefox 153 does not know it: `lights.ts` does without.
      const isForWindows = this.sessionId === "" && method === "emulation.setMediaFeaturesOverride";
      if (isForWindows && String(error).includes("unknown command")) return {};
      throw error;
    }
  };
}
