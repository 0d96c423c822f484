import type { ProbeResult } from '../probe/describe-probe';

/** What a failed check of the probe means to a person. */
const MEANINGS: Readonly<Record<string, string>> = {
  page: 'nobody gets the page: is the edge running, and was the shell released?',
  legal: 'the privacy policy does not come: see page.',
  health: 'no instance of the service answers: look at the log of bff-1.',
  catalogue: 'the service does not show its plans: look at the log of bff-1.',
  pointer: 'releases.json does not name both portals: release user-portal and admin-portal.',
};

/** The failed checks of a site, one sentence each. */
export function siteProblems(results: readonly ProbeResult[]): string[] {
  return results.flatMap(({ check, problem }) => {
    if (problem === null) return [];
    const meaning = MEANINGS[check] ?? `the files of ${check} are missing: repair ${check}.`;
    return [`${check} (${problem}): ${meaning}`];
  });
}
