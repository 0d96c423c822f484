import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';

/** The command line of a proof with one integer option. */
export interface OneNumber {
  /** Printed for `--help`, and when the number is invalid. */
  readonly help: string;
  /** Name of the option, without the dashes. */
  readonly option: string;
  readonly byDefault: number;
  /** Minimum of the number. Default: 1. */
  readonly least?: number;
}

/** Parses the number and runs the proof. The exit code is 1 when the proof throws or fails. */
export async function proveWith(
  { help, option, byDefault, least = 1 }: OneNumber,
  prove: (number: number) => Promise<boolean>,
): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        [option]: { type: 'string', default: String(byDefault) },
        help: { type: 'boolean' },
      },
    });
    const number = Number(values[option]);
    if (values['help'] === true) process.stdout.write(`${help}\n`);
    else if (!Number.isSafeInteger(number) || number < least) throw new Problem(help);
    else if (!(await prove(number))) process.exitCode = 1;
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
