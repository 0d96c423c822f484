import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program that gets the signals to this process.
 * @returns its exit code; null when a signal ended it or it could not be started.
 */
export async function runChild(file, args, options) {
  const child = spawn(file, args, options);
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const [code] = await once(child, 'exit').catch(() => [null]);
  for (const signal of SIGNALS) process.off(signal, pass);
  return code;
}
