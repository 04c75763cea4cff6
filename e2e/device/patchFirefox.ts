import type { Browser } from "@playwright/test";

type Session = {
  sessionId: string;
  send: (this: Session, method: string, parameters: object) => Promise<unknown>;
};
type Inside = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

const ready = new WeakSet<Session>();
let isVisitor = false;

/** Runs a script as an act of the visitor, such as a press on the headset. */
export async function withUserActivation<Result>(act: () => Promise<Result>) {
  isVisitor = true;
  try {
    return await act();
  } finally {
    isVisitor = false;
  }
}

/** Corrects two commands that Playwright sends to Firefox. */
export function patchFirefox(browser: Browser) {
  // oxlint-disable-next-line no-underscore-dangle -- Playwright has no public way to it.
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const every: Session = Object.getPrototypeOf(session);
  if (ready.has(every)) return;
  ready.add(every);
  const { send } = every;
  every.send = async function (method, parameters) {
    // Playwright sends every script as an act of the visitor, after which the page could sound.
    const asked = "userActivation" in parameters ? { userActivation: isVisitor } : {};
    try {
      return await send.call(this, method, { ...parameters, ...asked });
    } catch (error) {
      // Firefox 153 lacks this command, sent for every new window; `colourSchemes.ts` does without it.
      const isForWindows = this.sessionId === "" && method === "emulation.setMediaFeaturesOverride";
      if (isForWindows && String(error).includes("unknown command")) return {};
      // Without a network, Firefox on a busy machine may pass over the service worker that has the
      // page, and says that it is offline: as a visitor would, the journey asks once more.
      const isPage = /^browsingContext\.(?:navigate|reload)$/.test(method);
      if (isPage && String(error).includes("NS_ERROR_OFFLINE"))
        return send.call(this, method, { ...parameters, ...asked });
      throw error;
    }
  };
}
