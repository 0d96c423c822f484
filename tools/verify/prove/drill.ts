import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure } from '../../shared/problem';
import { createSteps } from '../../shared/steps';
import { workspaceRoot } from '../../shared/workspace';
import { describeDrill, isDrillPassed } from './drill/describe-drill';
import { type Finding, releaseFrom } from './drill/drill';
import { runDrill } from './drill/run-drill';
import { proveSkew } from './skew/prove-skew';
import { buildNext } from './versions/build-next';
import { buildTree, startTree } from './versions/built-tree';
import { launchBrowser } from './versions/visitor';

const HELP = `Usage: npm run verify -- drill [--previous <commit or tag>] [--without-skew]

Runs the built system and releases, rolls back, tries and prunes versions of the user portal under a
browser that stays open, then lets the versions of shell, portals and bff meet (npm run verify -- skew).
Prints what was measured; ends with 1 when a promise was not kept.`;

async function drill(folder: string): Promise<boolean> {
  const steps = createSteps();
  await steps.run('Build n: this checkout', () => buildTree(workspaceRoot()));
  const next = await buildNext(folder, steps);
  const webRoot = join(folder, 'www');
  const system = await startTree(workspaceRoot(), { dataDir: join(folder, 'data'), webRoot });
  const browser = await launchBrowser();
  try {
    const release = (...words: string[]): Promise<string> => releaseFrom(next, webRoot, words);
    const reported = ({ promise, measured, isKept }: Finding): void =>
      steps[isKept ? 'note' : 'warn'](`${isKept ? 'kept' : 'BROKEN'}: ${promise}: ${measured}`);
    const findings = await runDrill({ browser, system, webRoot, next, release }, reported);
    process.stdout.write(`\n${describeDrill(findings)}\n`);
    return isDrillPassed(findings);
  } finally {
    await browser.close();
    await system.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
try {
  const { values } = parseArgs({
    options: {
      previous: { type: 'string' },
      'without-skew': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else {
    const isPassed = await drill(join(folder, 'drill'));
    const isMatched =
      values['without-skew'] || (await proveSkew(join(folder, 'skew'), values.previous));
    if (!isPassed || !isMatched) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
