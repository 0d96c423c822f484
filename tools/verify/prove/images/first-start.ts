import { seconds } from '../../../shared/steps';
import type { Finding } from '../drill/drill';
import { answersOf, onTerminal } from './answer-init';
import { deployCommands } from './deploy-document';
import { DEPLOYER } from './installation';
import { must, prove, type Proving } from './proof';
import { pointToStandIn } from './stand-in';
import { nextLoad, signInAdministrator } from './visit';

const MOST_COMMANDS = 6;

/** The certificate for trying is all that is missing. @throws Problem when the doctor says anything else. */
function doctorSays(output: string): string {
  const faults = output.split('\n').filter((line) => line.startsWith('       '));
  must(output.includes('ok     environment') && output.includes('ok     site'), output);
  must(faults.length === 1 && /for trying only, browsers warn/.test(faults[0] ?? ''), output);
  return faults[0]?.trim() ?? '';
}

/** Follows deploy.md from nothing to a signed-in administrator. Each command is the document's own line. */
export async function firstStart(proving: Proving): Promise<Finding[]> {
  const { installation, browser, steps, password } = proving;
  const commands = deployCommands(installation.checkout);
  const began = performance.now();
  const first = commands[0] ?? '';
  const findings = await prove(
    steps,
    commands.map((command) => [
      `deploy.md: ${command.length > 70 ? `${command.slice(0, 67)}…` : command}`,
      async () => {
        if (command.includes('init/main.mjs')) {
          await onTerminal(installation, command, answersOf(DEPLOYER, password));
          await pointToStandIn(installation.checkout);
          return 'answered on a terminal';
        }
        if (command.includes('doctor/main.mjs')) {
          return doctorSays(await installation.shell(`${first}\n${command} || true`));
        }
        const output = await installation.shell(`${first}\n${command}`);
        return output.trim().split('\n').at(-1)?.slice(0, 80) ?? '';
      },
    ]),
  );
  const signedIn = await prove(steps, [
    [
      `at most ${MOST_COMMANDS} commands to a signed-in administrator behind TLS`,
      async () => {
        const faults = await signInAdministrator(browser, installation, password);
        must(faults.length === 0, faults.join(', '));
        must(commands.length <= MOST_COMMANDS, `${commands.length} commands`);
        return `${commands.length} commands, ${seconds(performance.now() - began)} with all builds`;
      },
    ],
    [
      'both portals open in Chromium without an error or a failed request',
      async () => {
        const { title, versions, faults } = await nextLoad(browser, installation);
        must(faults.length === 0, faults.join(', '));
        return `"${title}" of ${versions}`;
      },
    ],
  ]);
  return [...findings, ...signedIn];
}
