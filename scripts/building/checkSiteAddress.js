/**
 * Throws at an address that codes and search engines could not use; answers a warning where it is
 * the example.
 * @param {string} address without a slash at its end
 * @param {boolean} isExample
 */
export function checkSiteAddress(address, isExample) {
  if (!URL.canParse(address) || new URL(address).origin !== address)
    throw new Error(
      `SITE_ADDRESS is “${address}”. It has to be the beginning of every page's address and nothing else, such as https://guida.museo.it`,
    );
  // Without HTTPS phones give no camera and no microphone, and keep nothing.
  if (!address.startsWith("https://"))
    throw new Error(`SITE_ADDRESS is “${address}”. It has to begin with https://`);
  if (!isExample) return undefined;
  return `
!! NOT TO BE PUBLISHED: this build does not know the address of its site.
!! Codes would lead to ${address}, which is nobody's, so it prints none: neither labels in the
!! studio (unless a museum gives its own address there), nor the cards of /modellini.
!! Search engines and shared links would be sent there too.
!! For a site that others will open: SITE_ADDRESS=https://your.address npm run build
`;
}
