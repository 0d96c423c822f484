import { parseArgs } from 'node:util';
import { PAYMENT_METHODS } from '@portal/rules';
import { Problem } from '../../shared/problem';

/** Text of `--help`. */
export const HELP = `Usage: npm run init [-- options]

Prepares an installation of docker/compose.yaml: draws all secrets, asks for an administrator's password
twice, and writes production.env and the folder secrets. What exists already is kept. On a terminal it asks
for what the options leave out.

  --host <name>              host name of the site, for the certificate
  --administrator <name>     the first administrator, with the role owner
  --telegram-bot <name>      the sign-in bot, without @
  --telegram-token <token>   its token, from BotFather
  --number <method>=<number> where subscribers pay, several times for several methods:
                             ${PAYMENT_METHODS.join(', ')}; 01712345678 for Send Money, 01712345678:merchant
  --certificate <file>       PEM with its chain, and --key <file>; '' makes one for trying
  --mongodb-uri <address>    a database of your own; by default the one of compose.yaml
  --folder <folder>          where to write; by default docker

Without a terminal the first line of standard input is the administrator's password.
Afterwards: npm run operate -- doctor`;

const OPTIONS = {
  host: { type: 'string' },
  administrator: { type: 'string' },
  'telegram-bot': { type: 'string' },
  'telegram-token': { type: 'string' },
  number: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'mongodb-uri': { type: 'string' },
  folder: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The options as they were given. */
export type Given = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

/** Reads the options. @throws Problem for an unknown one. */
export function readArguments(args: readonly string[]): Given {
  try {
    return parse(args);
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. To specify');
    throw new Problem(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}
