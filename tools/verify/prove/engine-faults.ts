import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { ensureCompiler } from '../slow-disk/slow-flush';
import { ENGINE_FAULTS } from './engine-faults/faults';
import { killEngine } from './engine-faults/prove-fault';

const HELP = `Usage: npm run verify -- engine-faults [--rounds <n>]

Builds the trial database once as it is and once with each of ${ENGINE_FAULTS.length} faults, beside the sources, and kills it
under 16 writers on a slow disk, as its own proof does: that must pass as it is, and fail with each fault.
Linux, a C compiler.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function prove(rounds: number): Promise<void> {
  ensureCompiler();
  const whole = await killEngine(null, rounds);
  if (!whole.isGreen) throw new Problem(`The proof fails without a fault.\n${whole.printed}`);
  say(`✔ as it is: ${/\d+ rounds: .*/.exec(whole.printed)?.[0] ?? ''}`);
  let missed = 0;
  for (const { name, fault, shows } of ENGINE_FAULTS) {
    const { isGreen, printed } = await killEngine(fault, rounds);
    const isCaught = !isGreen && shows.test(printed);
    if (!isCaught) missed += 1;
    say(`${isCaught ? '✔ red' : '✘'} ${name}`);
    if (!isGreen && !isCaught) say(printed);
  }
  if (missed > 0) throw new Problem(`${missed} faults were not found.`);
}

try {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, help: { type: 'boolean' } },
  });
  const rounds = Number(values.rounds);
  if (values.help === true) say(HELP);
  else if (!(rounds > 0)) throw new Problem(HELP);
  else await prove(rounds);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
