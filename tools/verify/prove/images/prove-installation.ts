import { randomBytes } from 'node:crypto';
import type { Steps } from '../../../shared/steps';
import { isDrillPassed } from '../drill/describe-drill';
import { previousRelease } from '../versions/previous-release';
import { launchBrowser } from '../versions/visitor';
import type { Engine } from './engine';
import { firstStart } from './first-start';
import { makeInstallation, removeInstallation } from './installation';
import { monitoringSteps } from './monitoring-steps';
import type { Proof, Proving } from './proof';
import { releaseSteps, repairSteps } from './release-steps';
import { runbookSteps } from './runbook-steps';
import { serviceSteps } from './service-steps';
import { buildStandIn } from './stand-in';
import { tabSteps } from './tab-steps';

interface Setting {
  readonly folder: string;
  readonly engine: Engine;
  readonly steps: Steps;
  readonly previous: string | undefined;
}

/** Operates an installation from its first start to the last runbook, and removes it. */
export async function proveInstallation(setting: Setting): Promise<Proof> {
  const { folder, engine, steps } = setting;
  const previous = await previousRelease(setting.previous);
  const installation = await makeInstallation(folder, engine);
  await steps.run('Stand-in for MongoDB: the embedded engine behind a TCP port', () =>
    buildStandIn(engine, installation.checkout, folder),
  );
  const browser = await launchBrowser();
  const password = `proof ${randomBytes(9).toString('base64url')} of images`;
  const proving: Proving = { installation, browser, steps, password, folder, previous };
  try {
    const started = await firstStart(proving);
    // Without a site nothing else can be shown.
    if (!isDrillPassed(started)) return { findings: started, notShown: [] };
    const findings = [
      ...started,
      ...(await releaseSteps(proving)),
      ...(await repairSteps(proving)),
      ...(await tabSteps(proving)),
      ...(await serviceSteps(proving)),
      ...(await monitoringSteps(proving)),
    ];
    const runbooks = await runbookSteps(proving);
    return { findings: [...findings, ...runbooks.findings], notShown: runbooks.notShown };
  } finally {
    await browser.close();
    await removeInstallation(installation);
  }
}
