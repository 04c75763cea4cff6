import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pass } from "node:timers/promises";
import { workOf } from "./work.ts";

/** The site and the screen reader sound on a loudspeaker each, so that they are recorded apart. */
export type Loudspeaker = "site" | "reader";

export type Session = {
  folder: string;
  /** Gives what was put into the folder to the user that the session runs as. */
  own: (path: string) => void;
  /** Runs a command to its end. */
  run: (command: string, ...args: string[]) => void;
  /** Runs a command until the session ends; it sounds on this loudspeaker. */
  start: (loudspeaker: Loudspeaker, command: string, ...args: string[]) => ChildProcess;
  /** Waits for a moment; tells for how many milliseconds of it nothing had anything to do. */
  rest: () => Promise<number>;
  /** Tells later for how many milliseconds a busy machine has let a process wait from now on. */
  watchDelay: () => () => number;
  end: () => Promise<void>;
};

/** In milliseconds: a process that has not ended by then is killed. */
const LONG = 3_000;

/** In milliseconds: how often is looked whether anything has something to do. */
const MOMENT = 50;

/** Orca and Firefox do not run as root, so root starts them as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Orca is not to say the pressed keys, use a Braille display or read a whole page on loading. */
const settings = {
  general: {
    enableKeyEcho: false,
    enableBraille: false,
    enableBrailleMonitor: false,
    sayAllOnLoad: false,
  },
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: { profile: ["Default", "default"], pronunciations: {}, keybindings: {} },
  },
};

/**
 * Starts a desktop of its own: a virtual screen, a bus, two virtual loudspeakers, and a microphone
 * that hears the screen reader's.
 */
export async function startSession(): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), "varco-orca-"));
  const started: ChildProcess[] = [];
  const ofOrca = join(folder, ".local/share/orca");
  mkdirSync(ofOrca, { recursive: true });
  mkdirSync(join(folder, "run"), { mode: 0o700 });
  writeFileSync(join(ofOrca, "user-settings.conf"), JSON.stringify(settings));
  writeFileSync(join(folder, "said"), "");
  const customizations = "orca-customizations.py";
  copyFileSync(join(import.meta.dirname, customizations), join(ofOrca, customizations));
  own(folder);

  const environment: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    HOME: folder,
    LANG: "C.UTF-8",
    XDG_RUNTIME_DIR: join(folder, "run"),
    SAID: join(folder, "said"),
    // With this, Firefox is accessible without asking a bus.
    GNOME_ACCESSIBILITY: "1",
    PULSE_SERVER: `unix:${join(folder, "run/sound")}`,
  };

  function options() {
    return { cwd: folder, env: environment, ...nobody };
  }

  function begin(command: string, args: string[], environmentToo: NodeJS.ProcessEnv = {}) {
    const child = spawn(command, args, {
      ...options(),
      env: { ...environment, ...environmentToo },
      stdio: ["ignore", "pipe", "ignore", "pipe"],
      // In a group of its own, so that what the command starts is ended with it.
      detached: true,
    });
    started.push(child);
    return child;
  }

  // Without repetition: a busy machine takes long to let go of a key.
  const screen = begin("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-r"]);
  environment["DISPLAY"] = `:${await firstLine(screen.stdio[3] as Readable)}`;
  const bus = begin("dbus-daemon", ["--session", "--nofork", "--print-address"]);
  environment["DBUS_SESSION_BUS_ADDRESS"] = await firstLine(bus.stdout!);
  begin("pulseaudio", [
    "-n",
    "--daemonize=no",
    "--use-pid-file=no",
    "--exit-idle-time=-1",
    "--load=module-null-sink sink_name=site",
    "--load=module-null-sink sink_name=reader",
    "--load=module-remap-source source_name=microphone master=reader.monitor",
    `--load=module-native-protocol-unix socket=${join(folder, "run/sound")} auth-anonymous=1`,
  ]);
  begin("openbox", []);

  const groups = () => started.map(({ pid }) => pid!);
  const work = workOf(groups);

  const session: Session = {
    folder,
    own,
    run: (command, ...args) => void spawnSync(command, args, options()),
    start: (loudspeaker, command, ...args) => begin(command, args, { PULSE_SINK: loudspeaker }),
    async rest() {
      work();
      const since = performance.now();
      await pass(MOMENT);
      return Math.max(performance.now() - since - work().busy, 0);
    },
    watchDelay() {
      const watch = workOf(groups);
      watch();
      return () => watch().heldUp;
    },
    async end() {
      // SIGTERM first, so that a process that mounted something in the folder unmounts it.
      for (const signal of ["SIGTERM", "SIGKILL"] as const) {
        const ended = started.map(endOf);
        for (const { pid } of started.toReversed()) send(signal, pid!);
        await Promise.race([Promise.all(ended), pass(LONG)]);
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  for (const key of ["interface toolkit-accessibility", "a11y.applications screen-reader-enabled"])
    session.run("gsettings", "set", ...`org.gnome.desktop.${key} true`.split(" "));
  return session;
}

async function endOf(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Sends a signal to a process and all that it has started. */
function send(signal: NodeJS.Signals, pid: number) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has ended by itself.
  }
}

function own(path: string) {
  if (nobody.uid) spawnSync("chown", ["--recursive", `${nobody.uid}:${nobody.gid}`, path]);
}

async function firstLine(input: Readable): Promise<string> {
  const lines = createInterface({ input });
  const [line] = (await once(lines, "line")) as [string];
  return line;
}
