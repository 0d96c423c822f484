import { join } from 'node:path';
import type { Finding } from '../drill/drill';
import { applyEdits, GATE_TEXT, NEXT_VERSION } from '../versions/next-version';
import { cloneAt, DEPLOYER } from './installation';
import { must, prove, type Proving, refused } from './proof';
import { buildPart, COMPOSE, inSiteVolume, NEXT, runPart } from './release-commands';
import { nextLoad, openPreview } from './visit';

const SHELL_EDIT = { file: 'shell/index.html', from: '<head>', to: '<head>\n    <!-- n+1 -->' };

/** Builds images of version n+1 of shell and user portal, tagged `next`. */
async function buildNext({ installation, folder }: Proving): Promise<string> {
  const next = await cloneAt('HEAD', join(folder, 'next'));
  await applyEdits(next, [...NEXT_VERSION, SHELL_EDIT]);
  const version = {
    tag: NEXT.PORTAL_VERSION,
    commit: `${installation.environment['COMMIT']}-dirty`,
  };
  for (const part of ['user-portal', 'shell']) await buildPart(installation, next, part, version);
  return 'portal/user-portal:next, portal/shell:next';
}

/** Releases, stages, tries and takes back, all from images, with the site open in a browser. */
export async function releaseSteps(proving: Proving): Promise<Finding[]> {
  const { installation, browser, steps, password } = proving;
  let link = '';
  const run = (app: string, words: string) => runPart(installation, app, words, NEXT);
  const sees = async (title: string): Promise<string> => {
    const load = await nextLoad(browser, installation);
    must(load.title === title, `A new visitor sees "${load.title}", not "${title}".`);
    must(load.faults.length === 0, load.faults.join(', '));
    return `"${title}" of ${load.versions}`;
  };
  return prove(steps, [
    ['images of n+1 are built from another checkout', () => buildNext(proving)],
    [
      'stage: the version is there and nobody gets it',
      async () => {
        const output = await run('user-portal', 'stage user-portal');
        link = /\/\?preview=\S+/.exec(output)?.[0] ?? '';
        return sees(GATE_TEXT.before);
      },
    ],
    [
      'preview: the link of stage opens it for a signed-in administrator, marked, and for nobody else',
      async () => {
        const seen = await openPreview(browser, installation, password, link);
        must(seen.administrator.title === GATE_TEXT.next, JSON.stringify(seen));
        must(seen.administrator.mark.startsWith('Preview of user-portal'), JSON.stringify(seen));
        must(seen.stranger.title === GATE_TEXT.before, JSON.stringify(seen));
        return seen.administrator.mark.split('\n')[0] ?? '';
      },
    ],
    [
      'canary 100, then 0: the next load gets it, and then does not',
      async () => {
        await run('user-portal', 'canary user-portal 100');
        const given = await sees(GATE_TEXT.next);
        await run('user-portal', 'canary user-portal 0');
        return `${given}, then ${await sees(GATE_TEXT.before)}`;
      },
    ],
    [
      'a canary that was ended is refused without --again',
      () => refused(run('user-portal', 'canary user-portal 10'), /was a canary that was ended.*/),
    ],
    [
      'canary again and promote: everybody gets it',
      async () => {
        await run('user-portal', 'canary user-portal 10 --again --reason proof');
        await run('user-portal', 'promote user-portal');
        return sees(GATE_TEXT.next);
      },
    ],
    [
      'rollback: the next load has the version before',
      async () => {
        await run('user-portal', 'rollback user-portal --reason bad');
        return sees(GATE_TEXT.before);
      },
    ],
    [
      'canary of the shell: the next load gets it, and after its end no more',
      async () => {
        const { shell: live } = await nextLoad(browser, installation);
        await run('shell', 'canary shell 100');
        const { shell: tried, faults } = await nextLoad(browser, installation);
        await run('shell', 'canary shell 0');
        const { shell: after } = await nextLoad(browser, installation);
        must(tried !== live && after === live, `${live}, ${tried}, ${after}`);
        must(faults.length === 0, faults.join(', '));
        return `${tried}, then ${after}`;
      },
    ],
    [
      'the shell is released and rolled back in the same way',
      async () => {
        const output = await run('shell', 'publish shell --again');
        await sees(GATE_TEXT.before);
        await run('shell', 'rollback shell');
        await sees(GATE_TEXT.before);
        return output.trim().split('\n').at(-1) ?? '';
      },
    ],
    [
      'the log names who, why and which commit',
      async () => {
        const log = await installation.shell(
          `${COMPOSE} run --rm --no-deps -T --entrypoint cat user-portal /srv/www/releases.log`,
        );
        const lines = log.split('\n').filter((line) => line.startsWith('{'));
        const last = lines.findLast(
          (line) => line.includes('"rollback"') && line.includes('"bad"'),
        );
        must(last?.includes(`"${DEPLOYER}"`) === true, log.slice(-500));
        must(!log.includes('"commit":"unknown"'), 'an action has no commit');
        return `${lines.length} lines, each with ${DEPLOYER} and a commit`;
      },
    ],
    [
      'a mistake is a sentence, without a stack',
      () => refused(run('user-portal', 'canary user-portal -- -3'), /Say how many[^\n]*/),
    ],
  ]);
}

/** Damages files and the pointer of the live site, and repairs both from the image. */
export async function repairSteps({ installation, browser, steps }: Proving): Promise<Finding[]> {
  const run = (words: string) => runPart(installation, 'user-portal', words);
  const inVolume = (script: string) => inSiteVolume(installation, script);
  const healthy = async (): Promise<string> => {
    const { title, faults } = await nextLoad(browser, installation);
    must(faults.length === 0, faults.join(', '));
    return `the site opens, "${title}"`;
  };
  return prove(steps, [
    [
      'a changed and a missing file are found and repaired from the image',
      async () => {
        const live = '/srv/www/remotes/user-portal';
        await inVolume(
          `cd ${live}; f=$(find . -name "*.js" | sort | head -n 1); printf x | dd of="$f" bs=1 conv=notrunc status=none; rm "$(find . -name "*.js" | sort | tail -n 1)"`,
        );
        const found = await refused(run('verify user-portal'), /damaged/);
        const repaired = await run('repair user-portal');
        await run('verify user-portal');
        must(found !== '', 'nothing was found');
        return `${repaired.trim().split('\n').at(-1)?.slice(0, 60) ?? ''}; ${await healthy()}`;
      },
    ],
    [
      'a cut pointer stops every release and is repaired from the log',
      async () => {
        await inVolume('printf "{" > /srv/www/releases.json');
        await refused(run('rollback user-portal'), /repair pointer/);
        const repaired = await run('repair pointer');
        return `${repaired.trim().split('\n').at(-1)?.slice(0, 60) ?? ''}; ${await healthy()}`;
      },
    ],
  ]);
}
