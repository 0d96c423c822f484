import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';

/** The command line of a proof that takes one whole number. */
export interface OneNumber {
  /** Printed for `--help`, and when the number is none. */
  readonly help: string;
  /** Its name, without the dashes. */
  readonly option: string;
  readonly byDefault: number;
  /** The least that makes sense; 1 by default. */
  readonly least?: number;
}

/** Reads the number, runs the proof with it, and has the process end with 1 when that fails or is not right. */
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
