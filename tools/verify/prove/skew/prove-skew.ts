import { createSteps, seconds } from '../../../shared/steps';
import { git } from '../versions/git';
import { previousRelease } from '../versions/previous-release';
import { launchBrowser } from '../versions/visitor';
import { buildVersions } from './build-versions';
import { describeSkew, isProven } from './describe-skew';
import { runCells } from './run-cells';

/**
 * Builds the versions in a folder, runs the matrix and prints it.
 * @param named the commit or tag of n-1; default: the rule of previousRelease.
 * @returns true when everything passed.
 */
export async function proveSkew(folder: string, named: string | undefined): Promise<boolean> {
  const steps = createSteps();
  const previous = await previousRelease(named ?? process.env['PREVIOUS_RELEASE']);
  const trees = await buildVersions(folder, previous, steps);
  const browser = await launchBrowser();
  try {
    const cells = await runCells(browser, folder, trees, (cell) => {
      const isGreen = cell.failure === null;
      const meeting = `bff ${cell.bff} on data of ${cell.data}, shell ${cell.shell}, portals ${cell.remote}`;
      const text = `${meeting}: ${isGreen ? 'green' : 'RED'} (${seconds(cell.ms)})`;
      steps[isGreen ? 'note' : 'warn'](text);
    });
    const report = { previous, current: await git('rev-parse', 'HEAD'), cells };
    process.stdout.write(`\n${describeSkew(report)}`);
    return isProven(report);
  } finally {
    await browser.close();
  }
}
