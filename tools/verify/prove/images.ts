import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, Problem } from '../../shared/problem';
import { createSteps } from '../../shared/steps';
import { makeBaseImages } from './images/base-images';
import { installEngine } from './images/engine-packages';
import { startEngine } from './images/engine';
import { describeProof, isProofPassed } from './images/describe-proof';
import { proveInstallation } from './images/prove-installation';

const HELP = `Usage: npm run verify -- images [--previous <commit or tag>] [--folder <folder>]

Builds and runs the images of the committed sources with a Docker engine of its own (root on Debian): follows
docs/operations/deploy.md from nothing to a signed-in administrator, opens both portals in a browser, releases,
damages, repairs, keeps fifty tabs open over all of it, restores, upgrades, and runs every 'sh outside' block of the runbooks. Base images are made
from Debian's packages and npm's, because no image registry is needed; a stand-in takes the place of MongoDB.
Removes what it made. With --folder engine, base images and cached layers stay there for the next run.`;

async function prove(folder: string, previous: string | undefined): Promise<boolean> {
  const steps = createSteps();
  const programs = await steps.run('Docker engine and Compose from Debian', () =>
    installEngine(folder),
  );
  const engine = await steps.run('Start the engine', () => startEngine(folder, programs));
  try {
    steps.note(engine.about);
    await steps.run('Base images from Debian and npm', (say) =>
      makeBaseImages(folder, engine, say),
    );
    const proof = await proveInstallation({ folder, engine, steps, previous });
    process.stdout.write(`\n${engine.about}\n\n${describeProof(proof)}\n`);
    return isProofPassed(proof);
  } finally {
    await engine.stop();
  }
}

let temporary: string | null = null;
try {
  const { values } = parseArgs({
    options: {
      previous: { type: 'string' },
      folder: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) process.stdout.write(`${HELP}\n`);
  else {
    if (process.getuid?.() !== 0) throw new Problem('A Docker engine is started by root only.');
    if (values.folder === undefined) temporary = await mkdtemp(join(tmpdir(), 'portal-images-'));
    const folder = resolve(values.folder ?? temporary ?? tmpdir());
    if (!(await prove(folder, values.previous))) process.exitCode = 1;
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  if (temporary !== null) await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
}
