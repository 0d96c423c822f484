import 'reflect-metadata';
import { adminPasswordFault, MAX_PASSWORD_BYTES, MIN_ADMIN_PASSWORD_LENGTH } from '@portal/rules';
import { parseArgs } from 'node:util';
import { isGuessable } from './domain/accounts/password-policy';
import {
  PasswordHasherService,
  PRODUCTION_PASSWORD_COST,
} from './platform/security/password-hasher.service';
import { InputEnded, openSecretReader } from './platform/terminal/read-secret';

const HELP = `Usage: npm run --silent hash [-- <name>]        in the image: node dist/hash-password.js [<name>]

Makes the hash of an administrator's password for ADMINS. Asks for the password twice and shows nothing of
it; when standard input is no terminal, its first line is the password. The hash goes to standard output,
everything else to standard error. A password needs ${MIN_ADMIN_PASSWORD_LENGTH} characters and must not be one that is guessed
first; the administrator's name and BRAND_NAME count as guessed.

  <name>  of the administrator, as it stands in ADMINS
  --help  shows this

Ends with 0 when there is a hash, 1 when the password was refused, 2 when it was called wrongly, 130 when
nothing was entered.`;

const REFUSED = 1;
const CALLED_WRONGLY = 2;
const INTERRUPTED = 130;

const FAULTS = {
  'too-short': `The password needs at least ${MIN_ADMIN_PASSWORD_LENGTH} characters.`,
  'too-long': `The password must not have more than ${MAX_PASSWORD_BYTES} bytes.`,
  known:
    'The password is one that is guessed first. Take four or five words that do not belong together.',
  differs: 'The two entries are not the same.',
} as const;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Reads the name from the command line; null for none. @throws Error for wrong arguments. */
function readArguments(): { isHelp: boolean; name: string | null } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (positionals.length > 1) throw new Error('Too many arguments.');
  return { isHelp: values.help === true, name: positionals[0] ?? null };
}

async function readPassword(): Promise<{ password: string; isSame: boolean }> {
  const reader = openSecretReader();
  try {
    const password = await reader.read('Password: ');
    if (process.stdin.isTTY !== true) return { password, isSame: true };
    return { password, isSame: (await reader.read('The same again: ')) === password };
  } finally {
    reader.close();
  }
}

async function faultOf(
  { password, isSame }: { password: string; isSame: boolean },
  name: string | null,
): Promise<keyof typeof FAULTS | null> {
  if (!isSame) return 'differs';
  if (Buffer.byteLength(password, 'utf8') > MAX_PASSWORD_BYTES) return 'too-long';
  const brand = process.env['BRAND_NAME']?.trim() || 'Dhara';
  const names = name === null ? [] : [name];
  const fault = adminPasswordFault(password, { brand, names });
  if (fault !== null) return fault;
  return (await isGuessable(password, [brand, ...names])) ? 'known' : null;
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const { isHelp, name } = readArguments();
  if (isHelp) {
    say(HELP);
    return 0;
  }
  const entry = await readPassword();
  const fault = await faultOf(entry, name);
  if (fault !== null) {
    say(FAULTS[fault]);
    return REFUSED;
  }
  const hash = await new PasswordHasherService(PRODUCTION_PASSWORD_COST).hash(entry.password);
  process.stdout.write(`${hash}\n`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof InputEnded ? INTERRUPTED : CALLED_WRONGLY;
}
