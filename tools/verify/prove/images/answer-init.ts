import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { Problem } from '../../../shared/problem';
import type { Installation } from './installation';

/** What a deployer types, by the end of the prompt. */
type Answers = readonly (readonly [prompt: RegExp, answer: string])[];

/** Answers of a first deployer of a site on this machine. */
export const answersOf = (administrator: string, password: string): Answers => [
  [/Host name of the site.*: $/, 'localhost'],
  [/Name of the first administrator: $/, administrator],
  [/Name of the sign-in bot.*: $/, 'dhara_bot'],
  [/Its token from BotFather: $/, `123456789:${'A'.repeat(35)}`],
  [/Number for payments by bkash.*: $/, '01712345678'],
  [/Number for payments by .*: $/, ''],
  [/File of the certificate.*: $/, ''],
  [/Password: $/, password],
  [/The same again: $/, password],
];

/** For all answers together; a prompt that nobody answers would wait forever. */
const PATIENCE_MS = 180_000;

/**
 * Runs a command on a terminal (by script of util-linux) and types the answers.
 * @throws Problem with what stood on the terminal when the command fails, or waits for an answer that is not here.
 */
export async function onTerminal(
  { checkout, environment }: Installation,
  command: string,
  answers: Answers,
): Promise<string> {
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: checkout,
    env: { ...process.env, ...environment },
  });
  let [shown, asked] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    asked += text;
    // readline moves the cursor behind its prompt.
    const prompted = stripVTControlCharacters(asked);
    const found = answers.find(([prompt]) => prompt.test(prompted));
    if (found === undefined) return;
    asked = '';
    child.stdin.write(`${found[1]}\n`);
  });
  const late = setTimeout(() => child.kill(), PATIENCE_MS);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(late);
  if (code !== 0) throw new Problem(`${command}\nended with ${String(code)}:\n${shown}`);
  return shown;
}
