/** How the service worker answers for a file that the downloaded visit does not list: it does not exist. */
export const NOT_IN_THE_VISIT = "Not in the downloaded visit";
