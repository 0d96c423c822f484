import { resolve } from 'node:path';

import { describeFailure } from '../../shared/problem';
import { HELP, readCommandLine } from './command-line';
import type { CommandLine } from './command-line';
import { canary, promote } from './commands/canary';
import type { Command } from './commands/command';
import { list } from './commands/list';
import { prune } from './commands/prune';
import { publish, release, stage } from './commands/release';
import { repair, verify } from './commands/repair';
import { rollback } from './commands/rollback';
import { describeFileError } from './describe-file-error';
import { dryStore } from './dry-store';
import { defaultWebRoot } from './paths';
import { assertNamed, openSite } from './site';
import type { Site } from './site';

const COMMANDS: Readonly<Record<string, Command>> = {
  publish,
  stage,
  canary,
  promote,
  rollback,
  list,
  verify,
  repair,
  prune,
};

/** Commands that change nothing. */
const READS: ReadonlySet<string> = new Set(['list', 'verify']);

function siteOf({ webRoot, isDryRun, reason, services }: CommandLine): Site {
  const site = openSite(webRoot === null ? defaultWebRoot() : resolve(webRoot), {
    reason,
    services,
  });
  return isDryRun ? { ...site, store: dryStore(site.store) } : site;
}

async function main(line: CommandLine): Promise<void> {
  const { words, isDryRun, isJson } = line;
  const [name] = words;
  if (line.isHelp || name === undefined) return console.log(HELP);
  const command = COMMANDS[name];
  const site = siteOf(line);
  if (!READS.has(name)) assertNamed(site);
  const { text, data, isBad } = command
    ? await command(site, { ...line, words: words.slice(1) })
    : await release(site, line);
  if (isBad) process.exitCode = 1;
  if (isJson) console.log(JSON.stringify({ ok: !isBad, dryRun: isDryRun, ...data }, null, 2));
  else console.log(isDryRun ? `Dry run, nothing is changed:\n${text}` : text);
}

const args = process.argv.slice(2);
try {
  await main(readCommandLine(args));
} catch (error) {
  const text = describeFileError(error) ?? describeFailure(error);
  console.error(args.includes('--json') ? JSON.stringify({ ok: false, error: text }) : text);
  process.exitCode = 1;
}
