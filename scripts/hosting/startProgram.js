import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { serverPath } from "../machine/servers.js";

/** In milliseconds. */
const LONGEST_START = 20_000;

/**
 * Starts a server and waits until it listens.
 * @param {string} command
 * @param {string[]} args
 * @param {number} port
 * @returns {Promise<() => Promise<void>>} what ends it
 */
export async function startProgram(command, args, port) {
  let said = "";
  const program = spawn(command, args, {
    env: { ...process.env, PATH: serverPath },
    stdio: ["ignore", "pipe", "pipe"],
  });
  program.stdout.on("data", (text) => (said += text));
  program.stderr.on("data", (text) => (said += text));
  program.on("error", (error) => (said += error.message));
  const hasEnded = () => program.exitCode !== null || program.pid === undefined;
  const until = Date.now() + LONGEST_START;
  while (!(await isListening(port))) {
    if (hasEnded() || Date.now() > until) {
      program.kill();
      throw new Error(`${command} did not start. ${said.slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    const ended = hasEnded() || once(program, "exit");
    program.kill();
    await ended;
  };
}

/** @param {number} port */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}
