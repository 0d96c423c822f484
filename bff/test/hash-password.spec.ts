import { verify } from '@node-rs/argon2';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PRODUCTION_PASSWORD_COST,
  PasswordHasherService,
} from '../src/platform/security/password-hasher.service';

const WORKSPACE = join(__dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
  scripts: { hash: string };
};

/** What `npm run hash` runs; npm itself would be most of the time. */
const [PROGRAM = '', ...ARGUMENTS] = scripts.hash.split(' ');
const ENV = { ...process.env, PATH: `${WORKSPACE}/node_modules/.bin:${process.env['PATH'] ?? ''}` };
const GOOD = 'mango lantern harbour 7';
const HASH_LINE = /^\$argon2id\$v=19\$m=65536,t=3,p=1\$[^$\n]+\$[^$\n]+\n$/;

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program with `input` in a pipe. */
function piped(input: string, ...given: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: WORKSPACE, env: ENV };
    const child = execFile(PROGRAM, [...ARGUMENTS, ...given], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

/** Runs the program on a terminal and types each text when the text before it is shown. */
async function typed(
  dialogue: readonly (readonly [shown: string, keys: string])[],
): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hash-'));
  try {
    const file = join(folder, 'out');
    const command = `${scripts.hash} ana > ${file}`;
    const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      cwd: WORKSPACE,
      env: ENV,
    });
    const screen = await converse(child, dialogue);
    return { code: child.exitCode ?? -1, out: await readFile(file, 'utf8'), err: screen };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function converse(
  child: ChildProcess,
  dialogue: readonly (readonly [shown: string, keys: string])[],
): Promise<string> {
  const ended = once(child, 'close');
  const left = [...dialogue];
  let screen = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
    const [next] = left;
    if (!next || !screen.endsWith(next[0])) return;
    left.shift();
    child.stdin?.write(next[1]);
  });
  await ended;
  return screen;
}

describe('the program that makes hashes of administrators’ passwords', () => {
  it('prints nothing but a hash of production’s cost for one line from a pipe', async () => {
    const { code, out, err } = await piped(`${GOOD}\r\nanother line\n`, 'ana');
    expect([code, out]).toEqual([0, expect.stringMatching(HASH_LINE)]);
    expect(await verify(out.trim(), GOOD)).toBe(true);
    expect(new PasswordHasherService(PRODUCTION_PASSWORD_COST).isWeak(out.trim())).toBe(false);
    expect(out + err).not.toContain(GOOD);
  });

  it.each([
    ['of 14 characters', 'k7#Pq9!vXz2&Lm', /at least 15 characters/],
    ['of the name', 'ana-ana-ana-2026', /guessed first/],
    ['that repeats', 'tiger7tiger7tiger7', /guessed first/],
  ])('refuses a password %s, and does not say it', async (_name, password, text) => {
    const { code, out, err } = await piped(`${password}\n`, 'ana');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(text);
    expect(err).not.toContain(password);
  });

  it('ends with 2 for odd arguments, 130 for no input, and helps', async () => {
    expect(await piped('', 'ana', 'ben')).toMatchObject({ code: 2, out: '' });
    expect(await piped('')).toMatchObject({ code: 130, out: '' });
    const { code, err } = await piped('', '--help');
    expect([code, err]).toEqual([0, expect.stringContaining('ADMINS')]);
  });

  it('asks twice on a terminal and shows nothing of what is typed, also when corrected', async () => {
    const { code, out, err } = await typed([
      ['Password: ', `${GOOD}x\x7f\r`],
      ['The same again: ', `${GOOD}\r`],
    ]);
    expect([code, out]).toEqual([0, expect.stringMatching(HASH_LINE)]);
    expect(await verify(out.trim(), GOOD)).toBe(true);
    expect(err.trim().split(/\s*\n\s*/)).toEqual(['Password:', 'The same again:']);
  });

  it('makes no hash of two different entries, nor after Ctrl-C', async () => {
    const differs = await typed([
      ['Password: ', `${GOOD}\r`],
      ['The same again: ', `${GOOD}8\r`],
    ]);
    expect(differs).toMatchObject({ code: 1, out: '' });
    expect(differs.err).toContain('not the same');
    expect(differs.err).not.toContain('lantern');
    expect(await typed([['Password: ', `${GOOD}\x03`]])).toMatchObject({ code: 130, out: '' });
  });
});
