import { readdirSync } from "node:fs";

/** The layers, lowest first: a folder imports from those before it and from itself. */
const layers = [
  "lib",
  "i18n",
  "tactile",
  "catalogue",
  "content",
  "platform",
  "captions",
  "ui",
  "player",
  "onDevice",
  "site",
  "visitor",
  "studio",
  "checkup",
  "app",
];

/** What is built apart: none of these imports from another. */
const apart = new Set(["site", "visitor", "studio", "checkup"]);

/** What the screens of the visitor's app share. */
const shared = ["shell", "language", "parts"];

/** The other folders there: each is a screen or two, and they do not know of each other. */
const rooms = readdirSync(new URL("src/visitor", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .map(({ name }) => name);

/** The device APIs: only `src/platform` may name them, everything else asks one of its ports. */
const device = [
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "caches",
  "navigator",
  "Audio",
  "AudioContext",
  "OfflineAudioContext",
  "AudioWorkletNode",
  "speechSynthesis",
  "SpeechRecognition",
  "webkitSpeechRecognition",
  "BarcodeDetector",
  "Worker",
  "MediaRecorder",
  "MediaSource",
  "Notification",
  "showDirectoryPicker",
  "getDirectory",
];

const onlyInPlatform = "The device is named only in src/platform (docs/architecture.md).";

/** The storages: in `src/platform`, too, only the modules that own what is stored may name them. */
const storage = ["localStorage", "sessionStorage", "indexedDB", "caches", "getDirectory"];

const oneOwner =
  "What is stored has one owner: `visits`, `learnt`, `lent`, `responseCache`, `draftsDatabase`, `draftFolder` or `publishingFolder` (docs/architecture.md).";

const oneStart =
  "A worker is started by `startWorker` (src/platform/workers/startWorker.ts): another would not come without a network.";

/** What a behaviour may not import; from `src/platform` it may import types. */
const impure = [
  {
    group: ["react", "react/**", "react-dom/**", "react-router", "react-router/**", "**/ui/**"],
    message: "A behaviour is pure: no React, no screen (docs/architecture.md).",
  },
  {
    group: ["**/platform/**"],
    message: "A behaviour is pure: no device, but for its types (docs/architecture.md).",
    allowTypeImports: true,
  },
];

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { browser: true, es2024: true, node: true },
  rules: {
    // A circle of types alone becomes a real one with the next import.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-unassigned-import": "off",
    ...named({ names: device, message: onlyInPlatform }),
    // `expect` of Vitest and of Playwright takes a message as its second argument.
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expectToHear"] }],
    "react/react-in-jsx-scope": "off",
    "typescript/no-explicit-any": "error",
    // Safari does not announce a list without bullets as a list, unless its role is written out.
    "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    // The rule wants <output> for a status: some screen readers take that for another kind of live
    // region, and it belongs to a form.
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    // Tools ask for a default export.
    {
      files: ["**/*.config.{js,ts}", "e2e/{server/serveSite,processorReporter,tiersReporter}.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["src/platform/**"],
      rules: {
        ...named({ names: storage, message: oneOwner }, { names: ["Worker"], message: oneStart }),
        // The rule takes the `postMessage` of a worker, which has no target origin, for a window's.
        "unicorn/require-post-message-target-origin": "off",
      },
    },
    {
      files: [
        "src/platform/storage/{visits,learnt,lent,readStored}.ts",
        "src/platform/offline/responseCache.ts",
        "src/platform/**/*.test.ts",
      ],
      rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
    },
    {
      files: ["src/platform/workers/startWorker.ts"],
      rules: named({ names: storage, message: oneOwner }),
    },
    {
      files: ["src/platform/drafts/draftsDatabase.ts"],
      rules: named({ names: without(storage, "indexedDB"), message: oneOwner }),
    },
    {
      files: ["src/platform/drafts/privateFolder.ts"],
      rules: named({ names: without(storage, "getDirectory"), message: oneOwner }),
    },
    {
      files: [
        "scripts/**",
        "e2e/**",
        "*.config.{js,ts}",
        // Screens in a small DOM, and the device that is pretended there.
        "src/**/*.test.tsx",
        "src/app/fixtures/**",
      ],
      rules: {
        "no-restricted-globals": "off",
        "no-restricted-properties": "off",
        // Scripts and journeys do one thing after another on purpose.
        "no-await-in-loop": "off",
        // A function is sent to the page without what is around it, so its helpers stand inside it.
        "unicorn/consistent-function-scoping": "off",
      },
    },
    ...layers.flatMap((layer) => [
      imports(`src/${layer}/**`, above(layer)),
      imports(`src/${layer}/**/*{Behaviour,State}.ts`, above(layer), ...impure),
    ]),
    imports("src/captions/{retry,restOfSession}.ts", above("captions"), ...impure),
    imports(`src/visitor/{${shared}}/**`, above("visitor"), otherRooms()),
    ...rooms.flatMap((room) => [
      imports(`src/visitor/${room}/**`, above("visitor"), otherRooms(room)),
      imports(
        `src/visitor/${room}/**/*{Behaviour,State}.ts`,
        above("visitor"),
        otherRooms(room),
        ...impure,
      ),
    ]),
    // What a draft is knows nothing of who shows, reads or packs it.
    ...["*", "*/**"].map((files, depth) =>
      imports(`src/studio/draft/${files}`, above("studio"), {
        regex: String.raw`^(?:\.\./){${depth + 1}}[^.]`,
        message:
          "src/studio/draft imports from no other room of the studio (docs/architecture.md).",
      }),
    ),
    // What makes a guide runs in the build and in the studio, and reads what is behind a catalogue.
    imports("src/app/fixtures/**", above("app", "content")),
    imports("src/app/publishing/**", above("app", "content", "checkup")),
    // The one module that the build and the command line take a guide from.
    imports("src/app/publishing/publisher.ts", above("app", "content", "studio")),
    // The rules of writing answer whoever does an exercise of the course.
    imports("src/site/training/exercises/**", above("site", "content")),
    // What the pages of the Italian site load, which come without the app.
    imports("src/app/siteScripts/**", above("app", "site")),
    // The studio's two pages: the preview shows a draft of it in the visitor's screens.
    imports("src/app/studioMain.tsx", above("app", "studio")),
    imports("src/app/preview*.{ts,tsx}", above("app", "content", "studio")),
    // Tests may see what is behind a catalogue, and open a screen as the app does.
    ...layers.map((layer) =>
      imports(`src/${layer}/**/*.test.{ts,tsx}`, butForFixtures(above(layer, "content"))),
    ),
  ],
};

/** @param {{ names: string[], message: string }[]} refused the globals that are refused, and why */
function named(...refused) {
  const every = refused.flatMap(({ names, message }) => names.map((name) => ({ name, message })));
  return {
    "no-restricted-globals": ["error", ...every],
    "no-restricted-properties": [
      "error",
      ...["window", "globalThis", "self"].flatMap((object) =>
        every.map(({ name: property, message }) => ({ object, property, message })),
      ),
      // The folder of files that a site has for itself is asked for by this name, of any object.
      ...every
        .filter(({ name }) => name === "getDirectory")
        .map(({ name: property, message }) => ({ property, message })),
    ],
  };
}

/**
 * @param {string[]} names
 * @param {string} allowed
 */
function without(names, allowed) {
  return names.filter((name) => name !== allowed);
}

/**
 * @param {string} layer
 * @param {string[]} besides layers that are allowed though others like this one may not import them
 */
function above(layer, ...besides) {
  const below = layers.slice(0, layers.indexOf(layer) + 1);
  // What is built apart is side by side in `layers`; of it, the visitor's `app` has its screens alone.
  // Nothing that is sent to visitors imports `content`, which runs in the build and for curators.
  const isHidden = (/** @type {string} */ name) =>
    (apart.has(name) && name !== layer && (layer !== "app" || name !== "visitor")) ||
    (name === "content" && !["content", "studio", "checkup"].includes(layer));
  const allowed = below.filter((name) => !isHidden(name) || besides.includes(name));
  return {
    // From `../` on: a folder inside a layer may be called as another layer is (src/i18n/captions).
    group: layers.filter((name) => !allowed.includes(name)).map((name) => `../**/${name}/**`),
    message: `src/${layer} imports only from ${allowed.join(", ")} (docs/architecture.md).`,
  };
}

/** @param {ReturnType<typeof above>} refused */
function butForFixtures({ group, message }) {
  return { group: [...group, "!../**/app/fixtures/**"], message };
}

/** @param {string} [own] */
function otherRooms(own) {
  return {
    group: rooms.filter((room) => room !== own).map((room) => `**/${room}/**`),
    message: "A room of src/visitor is imported by the route table only (docs/architecture.md).",
  };
}

/**
 * @param {string} files
 * @param {{ group?: string[], regex?: string, message: string, allowTypeImports?: boolean }[]} patterns
 */
function imports(files, ...patterns) {
  return {
    files: [files],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: patterns.filter(({ group }) => group?.length !== 0) },
      ],
    },
  };
}
