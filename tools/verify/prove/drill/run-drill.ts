import { applyEdits, GATE_TEXT } from '../versions/next-version';
import { canaryStep } from './canary-step';
import { type Drill, type Finding, liveVersion } from './drill';
import { logStep } from './log-step';
import { releaseStep, rollbackStep, versionOnNextLoad } from './next-load';
import { openTab } from './open-tab';
import { compareBytes, otherBytes } from './other-bytes';
import { pruneStep } from './prune-step';

const AFTER_THAT = {
  file: 'user-portal/src/texts/en/login.ts',
  from: `title: '${GATE_TEXT.next}'`,
  to: "title: 'Welcome once more'",
};

/**
 * Releases, rolls back, starts a canary, promotes and prunes versions of the user portal while a tab stays
 * open on the first version. @param reported is called with each finding.
 */
export async function runDrill(
  drill: Drill,
  reported: (finding: Finding) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (...found: readonly Finding[]): void => {
    findings.push(...found);
    found.forEach(reported);
  };
  const before = await otherBytes(drill);
  const first = await liveVersion(drill);
  const tab = await openTab(drill);

  note(await releaseStep(drill));
  const next = await liveVersion(drill);
  note(await tab.walk('after a release'));
  note(await rollbackStep(drill, first));

  await applyEdits(drill.next, [AFTER_THAT]);
  note(...(await canaryStep(drill)));
  await drill.release('promote', 'user-portal');
  const last = await liveVersion(drill);
  const seen = await versionOnNextLoad(drill);
  note({
    promise: 'promote gives everybody the canary with the next load (OPS-7)',
    measured: `${seen} on the next load`,
    isKept: seen === last && last !== first && last !== next,
  });
  note(
    await logStep(drill, [
      ['release', first],
      ['release', next],
      ['rollback', first],
      ['canary', last],
      ['promote', last],
    ]),
  );
  note(await pruneStep(drill, { kept: [first, last], superfluous: [next] }));
  note(await tab.walk('after all of that'));
  await tab.close();
  note(compareBytes(before, await otherBytes(drill)));
  return findings;
}
