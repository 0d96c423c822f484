import type { Finding } from '../drill/drill';
import { openTabs, TABS } from './open-tabs';
import { prove, type Proving } from './proof';
import { inSiteVolume, NEXT, runPart } from './release-commands';

/** The last script of the version that the open tabs run is damaged. */
const DAMAGE =
  'cd /srv/www/remotes/user-portal/$VERSION; printf x | dd of="$(find . -name "*.js" | sort | tail -n 1)" bs=1 conv=notrunc status=none';

/** Every kind of action on the site while tabs stay open that were loaded before all of them. */
export async function tabSteps(proving: Proving): Promise<Finding[]> {
  const { installation, browser, steps } = proving;
  const tabs = await steps.run(`${TABS} tabs are opened`, () => openTabs(browser, installation));
  const run = (part: string, words: string, variables = {}) =>
    runPart(installation, part, words, variables);
  const next = (part: string, words: string) => run(part, words, NEXT);
  const after =
    (action: () => Promise<unknown>): (() => Promise<string>) =>
    async () => {
      await action();
      return tabs.walkSome();
    };
  try {
    return await prove(steps, [
      [
        'open tabs over a release',
        after(() => next('user-portal', 'publish user-portal --again --reason tabs')),
      ],
      ['open tabs over a rollback', after(() => run('user-portal', 'rollback user-portal'))],
      [
        'open tabs over a canary',
        after(() => next('user-portal', 'canary user-portal 50 --again')),
      ],
      ['open tabs over a promotion', after(() => run('user-portal', 'promote user-portal'))],
      [
        'open tabs over damage of their version and its repair',
        after(async () => {
          await inSiteVolume(installation, `VERSION=${tabs.version}; ${DAMAGE}`);
          await run('user-portal', 'repair user-portal');
        }),
      ],
      [
        'open tabs over a new shell and its rollback',
        after(async () => {
          await next('shell', 'publish shell --again');
          await run('shell', 'rollback shell');
        }),
      ],
      ['open tabs over a prune', after(() => run('user-portal', 'prune'))],
      ['open tabs over one more rollback', after(() => run('user-portal', 'rollback user-portal'))],
      ['each open tab runs one version to the end, without an error', () => tabs.walkAll()],
    ]);
  } finally {
    await tabs.close();
  }
}
