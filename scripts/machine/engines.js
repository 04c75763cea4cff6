import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installDebian } from "./debian.js";
import { run } from "./run.js";

const usualPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Without a sound device Firefox plays no recording, so PulseAudio pretends to be one. */
const loudspeaker = "pulseaudio";

/** WebKit, its driver, an invisible screen, what opens its window, and what plays sound. */
const ofWebKit = [
  "webkit2gtk-driver",
  "xvfb",
  "python3-gi",
  "gir1.2-webkit2-4.1",
  "gstreamer1.0-plugins-good",
  "gstreamer1.0-libav",
];

/**
 * Where a Firefox is: `FIREFOX_PATH`, one that is installed, or Debian's, installed now.
 * @returns {string}
 */
export function firefox() {
  const named = process.env["FIREFOX_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, and there is no such file.`);
  }
  const found =
    installedFirefox() ?? (installDebian("firefox-esr") ? installedFirefox() : undefined);
  if (found) return found;
  throw new Error(
    "The journeys need Firefox, and it could not be installed. Install it (not as a snap, which cannot read the profile it is given), or set FIREFOX_PATH to where it is, and run npm run browsers again.",
  );
}

/**
 * Runs `act` with a pretended sound device, to which Firefox plays unheard.
 * @template Result
 * @param {(environment: Record<string, string>) => Result} act
 */
export function withLoudspeaker(act) {
  if (process.platform !== "linux") return act({});
  if (!isInstalled(loudspeaker) && !installDebian(loudspeaker))
    console.log("There is no PulseAudio: without another loudspeaker recordings will not play.");
  const folder = mkdtempSync(join(tmpdir(), "varco-loudspeaker-"));
  const socket = join(folder, "socket");
  const server = spawn(
    "pulseaudio",
    [
      "-n",
      "--daemonize=no",
      "--use-pid-file=no",
      "--exit-idle-time=-1",
      "--load=module-null-sink",
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    { stdio: "ignore", env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  ).on("error", () => {});
  try {
    return act({ PULSE_SERVER: `unix:${socket}` });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Orca, what it needs to speak, and an invisible and silent desktop for it. */
const ofScreenReader = [
  "orca",
  "at-spi2-core",
  "dbus-daemon",
  "libglib2.0-bin",
  "openbox",
  "pulseaudio",
  "pulseaudio-utils",
  "speech-dispatcher",
  "speech-dispatcher-espeak-ng",
  "xdotool",
  "xvfb",
];

/**
 * Installs what it takes to listen to a screen reader.
 * @returns {string[]} the packages that could not be installed
 */
export function screenReader() {
  return missingOf(ofScreenReader);
}

/** Installs what it takes to drive WebKit, or throws. */
export function webkit() {
  const missing = missingOf(ofWebKit);
  if (missing.length === 0) return;
  throw new Error(
    `The walk through WebKit needs these packages of Debian or Ubuntu, and they could not be installed: ${missing.join(", ")}.`,
  );
}

function installedFirefox() {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((each) => !/snap/.test(each));
  const named = ["firefox-esr", "firefox"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...named, ...usualPlaces].find((file) => existsSync(file));
}

/** @param {string[]} names */
function missingOf(names) {
  const missing = names.filter((name) => !isInstalled(name));
  return missing.length === 0 || installDebian(...missing) ? [] : missing;
}

/** @param {string} name */
function isInstalled(name) {
  return run("dpkg", ["--status", name], { quiet: true });
}
