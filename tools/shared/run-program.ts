import { pathToFileURL } from 'node:url';
import { inWorkspace } from './workspace';

/** One program in the table of a room. */
interface Program {
  /** Path from the workspace's root. */
  readonly file: string;
  /** Arguments that come before those of the command line. */
  readonly args?: readonly string[];
  /** One sentence for `--help`. */
  readonly about: string;
  /** Has no command line: the runner answers `--help` and refuses all other arguments. */
  readonly takesNoArguments?: true;
}

/** Programs by the name on the command line. */
export type Programs = Readonly<Record<string, Program>>;

/** The program or the help that the command line selects. */
export type Choice =
  | { readonly kind: 'run'; readonly program: Program; readonly args: readonly string[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'about'; readonly text: string }
  | { readonly kind: 'mistake'; readonly text: string };

const CALLED_WRONGLY = 2;

/** Finds the program of the first word. The following words are its arguments. */
export function chooseProgram(programs: Programs, words: readonly string[]): Choice {
  const [name, ...rest] = words;
  if (name === '--help') return { kind: 'help' };
  if (name === undefined) return { kind: 'mistake', text: 'Say which program to run.' };
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return { kind: 'mistake', text: `There is no program '${name}'.` };
  if (program.takesNoArguments && rest.length > 0) {
    const text = `${name}: ${program.about} It takes no arguments.`;
    return { kind: rest[0] === '--help' ? 'about' : 'mistake', text };
  }
  return { kind: 'run', program, args: [...(program.args ?? []), ...rest] };
}

/** A list of all programs, one per line. */
export function describePrograms(command: string, programs: Programs): string {
  const width = Math.max(...Object.keys(programs).map((name) => name.length));
  const lines = Object.entries(programs).map(
    ([name, { about }]) => `  ${name.padEnd(width)}  ${about}`,
  );
  return [
    `Usage: ${command} -- <name> [arguments]`,
    '',
    ...lines,
    '',
    `${command} -- <name> --help describes the arguments of one.`,
  ].join('\n');
}

/**
 * Runs the program that the command line names in this process, so that a signal to this process ends the
 * work. An unknown name exits with code 2.
 *
 * @param command the command that a person types, for messages.
 */
export async function runProgram(command: string, programs: Programs): Promise<void> {
  const choice = chooseProgram(programs, process.argv.slice(2));
  switch (choice.kind) {
    case 'help':
      process.stdout.write(`${describePrograms(command, programs)}\n`);
      return;
    case 'about':
      process.stdout.write(`${choice.text}\n`);
      return;
    case 'mistake':
      process.stderr.write(`${choice.text}\n\n${describePrograms(command, programs)}\n`);
      process.exitCode = CALLED_WRONGLY;
      return;
    case 'run': {
      const path = inWorkspace(choice.program.file);
      process.argv.splice(1, process.argv.length, path, ...choice.args);
      await import(pathToFileURL(path).href);
    }
  }
}
