import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { describeFailure, Problem } from '../../shared/problem';
import { canary, promote } from './commands/canary';
import type { Command } from './commands/command';
import { list } from './commands/list';
import { prune } from './commands/prune';
import { publish, release, stage } from './commands/release';
import { rollback } from './commands/rollback';
import { defaultWebRoot } from './paths';
import { openSite } from './site';

const DEFAULT_KEEP_DAYS = 7;

const HELP = `Usage: npm run release -- <command> [--web-root <folder>]

  shell | user-portal | admin-portal ...   build these and make them live
  publish [shell|user-portal|admin-portal ...]   the same with what is built; without names, all three
  stage <portal>               build and lay down a version that nobody loads yet
  canary <portal> <percent>    let a part of the people try the newest version never live, or a new
                               build; again with another number to change it, with 0 to end it
  promote <portal>             make the canary live for everybody
  rollback <portal> [version]  make the version before live, or the named one; ends a canary
  list                         what is live, on trial and on hand, and the last actions
  prune [--keep-days ${DEFAULT_KEEP_DAYS}] [--dry-run]   remove what was given to nobody for so long

The web root is WEB_ROOT, by default dist/www: a folder or a mounted object store.
Each action is a line of releases.log there. More: docs/operations/releases.md`;

const COMMANDS: Readonly<Record<string, Command>> = {
  publish,
  stage,
  canary,
  promote,
  rollback,
  list,
  prune,
};

function daysOf(text: string | undefined): number {
  const days = text === undefined ? DEFAULT_KEEP_DAYS : Number(text);
  if (text === '' || !(days >= 0)) throw new Problem('--keep-days is a number of days.');
  return days;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'web-root': { type: 'string' },
      'keep-days': { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return console.log(HELP);
  const site = openSite(values['web-root'] ? resolve(values['web-root']) : defaultWebRoot());
  const given = { keepDays: daysOf(values['keep-days']), isDryRun: values['dry-run'] ?? false };
  const command = COMMANDS[name];
  console.log(
    command
      ? await command(site, { ...given, words: rest })
      : await release(site, { ...given, words: positionals }),
  );
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
