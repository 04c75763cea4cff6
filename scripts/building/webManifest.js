/** What a phone is told when a museum's app is put on its home screen. */

const shortcuts = [
  { name: "Scan an artwork", screen: "deaf-user", icon: "scan" },
  { name: "Live captions", screen: "transcription", icon: "captions" },
  { name: "Voice-guided tour", screen: "blind-user", icon: "tour" },
  { name: "Artworks", screen: "list", icon: "artworks" },
];

/**
 * @param {string} museum the first segment of its addresses
 * @param {string} name
 */
export function webManifest(museum, name) {
  return {
    id: `/${museum}`,
    name: `Varco · ${name}`,
    short_name: "Varco",
    description: `Audio descriptions, a voice-guided tour, live captions and readable artworks: ${name}.`,
    lang: "en",
    dir: "ltr",
    start_url: `/${museum}`,
    scope: `/${museum}`,
    display: "standalone",
    categories: ["education", "travel"],
    background_color: "#fbf7f0",
    theme_color: "#fbf7f0",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(({ name: called, screen, icon }) => ({
      name: called,
      url: `/${museum}/${screen}`,
      icons: [png(`/shortcut-${icon}.png`, 96)],
    })),
  };
}

/**
 * @param {string} src
 * @param {number} size
 */
function png(src, size) {
  return { src, type: "image/png", sizes: `${size}x${size}` };
}
