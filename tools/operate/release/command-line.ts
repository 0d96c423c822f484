import { parseArgs } from 'node:util';

import { Problem } from '../../shared/problem';
import { readDuration, readSteps } from './guard/arguments';

const DEFAULT_KEEP_DAYS = 7;

/** Text of `--help`. */
export const HELP = `Usage: npm run release -- <command> [options]

  shell | user-portal | admin-portal ...   build these and make them live
  publish [shell|user-portal|admin-portal ...]   the same with what is built; without names, all of it
  stage <app>                  build and lay down a version that nobody loads yet
  canary <app> <percent> [version]   let a part of the people try this version, or the newest one
                               never live, or a new build; again with another number to change it,
                               with 0 to end it
  canary <app> --guard [--steps 5,25,100] [--every 15m]   give it to more and more people, end it
                               when its errors, LCP or INP are worse than those of the live version,
                               promote it after the last step; reads RELEASE_METRICS
  promote <app>                make the canary live for everybody
  rollback <app> [version]     make the version before live, or the named one; ends a canary
  list                         what is live, on trial and on hand, and the last actions
  verify [app]                 read every file of every version; exit 1 when one is missing or changed
  repair <app> [version]       write such files again, from copies or a build with the same hashes
  repair pointer               write a lost or cut releases.json again, from its copies and the log
  prune [--keep-days ${DEFAULT_KEEP_DAYS}]        remove what was given to nobody for so long

  --web-root <folder>   the site; by default WEB_ROOT, else dist/www: a folder or a mounted object store
  --site <address>      ask this service first whether it serves the version's contract; several times
                        for several; by default RELEASE_SITE; '' asks nobody
  --built               take what is built and never build, as in an image
  --again               also a version that was rolled back, or whose canary was ended
  --reason <text>       why, for the log; by default RELEASE_REASON
  --dry-run             check everything, say what would happen, change nothing
  --json                print one JSON object

Each action is a line of releases.log there, with RELEASE_BY or the user of this machine. More: docs/operations/releases.md`;

const OPTIONS = {
  'web-root': { type: 'string' },
  'keep-days': { type: 'string' },
  built: { type: 'boolean' },
  again: { type: 'boolean' },
  reason: { type: 'string' },
  site: { type: 'string', multiple: true },
  guard: { type: 'boolean' },
  steps: { type: 'string' },
  every: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The words and options of a command line. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly webRoot: string | null;
  readonly keepDays: number;
  readonly isBuilt: boolean;
  readonly isAgain: boolean;
  readonly reason: string | undefined;
  readonly services: string | undefined;
  /** Percentages and duration of a guarded canary; null without --guard. */
  readonly guard: { readonly steps: readonly number[]; readonly stepMs: number } | null;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
  readonly isHelp: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node's text ends with advice about "--", which means nothing to this program.
    const [sentence = ''] = (error as Error).message.split('. To specify');
    throw new Problem(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}

function daysOf(text: string | undefined): number {
  const days = text === undefined ? DEFAULT_KEEP_DAYS : Number(text);
  if (text === '' || !(days >= 0)) throw new Problem('--keep-days is a number of days.');
  return days;
}

const DEFAULT_STEPS = '5,25,100';
const DEFAULT_DURATION = '15m';

function guardOf(values: {
  readonly guard?: boolean;
  readonly steps?: string;
  readonly every?: string;
}): CommandLine['guard'] {
  const { guard = false, steps, every } = values;
  if (!guard && (steps ?? every) !== undefined) {
    throw new Problem('--steps and --every belong to --guard.');
  }
  if (!guard) return null;
  return {
    steps: readSteps(steps ?? DEFAULT_STEPS),
    stepMs: readDuration(every ?? DEFAULT_DURATION),
  };
}

/**
 * Reads the arguments of the program.
 * @throws Problem for an unknown option or a wrong value.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  // A number below zero is a wrong percentage, not an option.
  const isNegative = (word: string): boolean => /^-\d/.test(word);
  const { positionals, values } = parse(args.map((word) => (isNegative(word) ? `=${word}` : word)));
  return {
    words: positionals.map((word) => word.replace(/^=(?=-\d)/, '')),
    webRoot: values['web-root'] ?? null,
    keepDays: daysOf(values['keep-days']),
    isBuilt: values.built ?? false,
    isAgain: values.again ?? false,
    reason: values.reason,
    services: values.site?.join(' '),
    guard: guardOf(values),
    isDryRun: values['dry-run'] ?? false,
    isJson: values.json ?? false,
    isHelp: values.help ?? false,
  };
}
