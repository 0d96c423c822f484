import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '../../operate/programs';
import { VERIFICATIONS } from '../programs';
import type { Finding } from './findings';

const TABLE = 'CONTRIBUTING.md';
const MOST_SCRIPTS = 20;
/** Scripts that npm runs without the word `run`. */
const WITHOUT_RUN = ['start', 'test'];
const CELL = /^\|(.*?[^\\])\|/;
const CODE = /`([^`]+)`/g;
const COMMAND = /^npm (?:run (?:--silent )?)?([\w:-]+)(?: -- ([a-z][\w-]*))?/;

/** The scripts of `npm run`, and the programs of its runners by name. */
export interface Commands {
  readonly scripts: ReadonlySet<string>;
  /** Program names, by the script that runs them. */
  readonly programs: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The scripts of the root's package.json, and the programs of those that run a table. */
export function readCommands(root: string): Commands {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const tables = [
    ['verify', VERIFICATIONS],
    ['operate', OPERATIONS],
  ] as const;
  return {
    scripts: new Set(Object.keys(scripts)),
    programs: new Map(
      tables
        .filter(([script]) => script in scripts)
        .map(([script, table]) => [script, new Set(Object.keys(table))]),
    ),
  };
}

/** The reason why a command cannot run, or null. */
export function faultOfCommand({ scripts, programs }: Commands, command: string): string | null {
  const [, script = '', name] = COMMAND.exec(command) ?? [];
  if (!scripts.has(script)) return `there is no command npm run ${script}.`;
  const named = programs.get(script);
  if (named === undefined || name === undefined || named.has(name)) return null;
  return `npm run ${script} knows no '${name}'.`;
}

/**
 * Checks the table of commands in CONTRIBUTING.md: each script and each program has a row, each row names an
 * existing command, and there are few scripts.
 */
export function lintCommands(root: string): Finding[] {
  if (!existsSync(join(root, TABLE))) return [];
  const commands = readCommands(root);
  const rows = readRows(root, commands);
  const documented = new Set(rows.map(({ script, name }) => keyOf(script, name)));
  const at = (file: string, rule: string, message: string, line = 0): Finding => ({
    file,
    line,
    rule,
    message,
  });
  const missing = expectedRows(commands)
    .filter(({ keys }) => !keys.some((key) => documented.has(key)))
    .map(({ command }) => at(TABLE, 'commands/no-row', `The table has no row for ${command}.`));
  const dead = rows.flatMap(({ command, line }) => {
    const fault = faultOfCommand(commands, command);
    return fault ? [at(TABLE, 'commands/dead-row', `\`${command}\`: ${fault}`, line)] : [];
  });
  const tooMany = commands.scripts.size > MOST_SCRIPTS;
  const message = `${commands.scripts.size} scripts, at most ${MOST_SCRIPTS}: add a program to a runner's table.`;
  return [
    ...missing,
    ...dead,
    ...(tooMany ? [at('package.json', 'commands/too-many', message)] : []),
  ];
}

const keyOf = (script: string, name?: string): string => (name ? `${script} ${name}` : script);

/** The required rows, each with the keys that count: a program may have its own script. */
function expectedRows({ scripts, programs }: Commands): { command: string; keys: string[] }[] {
  const ofScripts = [...scripts].map((script) => ({
    command: WITHOUT_RUN.includes(script) ? `npm ${script}` : `npm run ${script}`,
    keys: [keyOf(script)],
  }));
  const ofPrograms = [...programs].flatMap(([script, names]) =>
    [...names].map((name) => ({
      command: `npm run ${script} -- ${name}`,
      keys: [keyOf(script, name), ...(scripts.has(name) ? [keyOf(name)] : [])],
    })),
  );
  return [...ofScripts, ...ofPrograms];
}

interface Row {
  readonly line: number;
  readonly command: string;
  readonly script: string;
  /** The program name, when the script runs a table. */
  readonly name: string | undefined;
}

/** The commands in the first column of the table. */
function readRows(root: string, { programs }: Commands): Row[] {
  const lines = readFileSync(join(root, TABLE), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const [, cell = ''] = CELL.exec(text) ?? [];
    return [...cell.matchAll(CODE)].flatMap(([, command = '']) => {
      const [, script, word] = COMMAND.exec(command) ?? [];
      if (script === undefined) return [];
      return [{ line: index + 1, command, script, name: programs.has(script) ? word : undefined }];
    });
  });
}
