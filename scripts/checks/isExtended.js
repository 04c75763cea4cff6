/** Whether unit tests also try what `npm test` leaves to `npm run test:all`. */
export const isExtended = process.env["EXTENDED_TESTS"] === "yes";
