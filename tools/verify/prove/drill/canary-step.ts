import { isInCohort } from '@portal/rules';
import { openVisitor } from '../versions/visitor';
import { type Drill, type Finding, liveVersion, pointerOf } from './drill';

const PERCENT = 10;
const USERS = 1000;
const FIRST_USER = 10_001;
/** Real browser windows with the canary, and as many without. Each loads the page twice. */
const SAMPLE = 8;
/** Allowed deviation: three standard deviations of 1,000 draws with 10 %. */
const NEAR = 28;

/** The versions that a user's browser gets on two page loads. */
async function versionsFor({ browser, system }: Drill, userId: number): Promise<string> {
  const visitor = await openVisitor(browser, system.url);
  try {
    await visitor.page.addInitScript((id) => {
      // The storage after a sign-in. The canary needs no more data of a user.
      localStorage.setItem('currentUser', JSON.stringify({ userId: id }));
      localStorage.setItem('lastLoggedInId', String(id));
    }, userId);
    for (let load = 0; load < 2; load += 1) {
      await visitor.page.goto('/privacy-policy');
      await visitor.page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    }
    return visitor.versionsOf('user-portal').join(' and ');
  } finally {
    await visitor.leave();
  }
}

/**
 * Starts a canary of 10 % with the current tree of n+1. Checks who gets it: by the rule for 1,000 users, and
 * by the shell in real browser windows for some of them.
 */
export async function canaryStep(drill: Drill): Promise<Finding[]> {
  const live = await liveVersion(drill);
  await drill.release('canary', 'user-portal', String(PERCENT));
  const canary = (await pointerOf(drill)).canaries?.['user-portal'];
  if (!canary) throw new Error('The pointer names no canary of the user portal.');
  const users = Array.from({ length: USERS }, (_, index) => FIRST_USER + index);
  const isChosen = (id: number): boolean => isInCohort(String(id), canary.salt, canary.percent);
  const chosen = users.filter(isChosen);
  const sample = [
    ...chosen.slice(0, SAMPLE),
    ...users.filter((id) => !isChosen(id)).slice(0, SAMPLE),
  ];
  const wrong: string[] = [];
  for (const id of sample) {
    const seen = await versionsFor(drill, id);
    if (seen !== (isChosen(id) ? canary.release.version : live)) wrong.push(`${id} got ${seen}`);
  }
  return [
    {
      promise: `canary ${PERCENT} % is near that over 1,000 users (OPS-7)`,
      measured: `${chosen.length} of ${USERS} by the rule that the shell asks`,
      isKept: Math.abs(chosen.length - (USERS * PERCENT) / 100) <= NEAR,
    },
    {
      promise: 'the canary is sticky: a user gets the same version with each load (OPS-7)',
      measured:
        wrong.length === 0
          ? `${sample.length} users in real windows, 2 loads each, all as the rule says`
          : wrong.join('; '),
      isKept: wrong.length === 0 && sample.length === 2 * SAMPLE,
    },
  ];
}
