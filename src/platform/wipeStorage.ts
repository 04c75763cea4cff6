import { preferredLanguage } from "./preferredLanguage.ts";

/** Deletes what the app has kept on the device. Where storage is blocked there is nothing to delete. */
export function wipeStorage() {
  preferredLanguage.forget();
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // Blocked: even its name throws.
    }
  }
}
