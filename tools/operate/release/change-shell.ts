import type { LiveShell, PortalRelease } from '@portal/contracts';
import type { ReleaseAction } from '@portal/rules';

import { Problem } from '../../shared/problem';
import { settleLog } from './change-portal';
import { readPointer } from './pointer';
import { newLine, writeLine } from './release-log';
import { withReleaseLock } from './release-lock';
import type { HeldLock } from './release-lock';
import { givenShell, writeShell } from './shell-state';
import type { GivenShell } from './shell-state';
import { copyToRoot } from './shell-versions';
import type { Site } from './site';
import { verifyVersion } from './verify-version';

/** One action on the shell. */
export interface ShellChange {
  readonly action: Extract<ReleaseAction, 'release' | 'rollback' | 'canary' | 'promote'>;
  /** The version that the action is about; null: its record is lost, and it is only taken back. */
  readonly release: PortalRelease | null;
  readonly next: GivenShell & { readonly live: string };
}

const isSame = (one: GivenShell, other: GivenShell): boolean =>
  one.live === other.live &&
  one.canary?.version === other.canary?.version &&
  one.canary?.percent === other.canary?.percent;

/** Assets that a version of the shell needs. */
const assetsOf = ({ integrity }: PortalRelease): string[] =>
  Object.keys(integrity)
    .filter((url) => url.startsWith('/assets/'))
    .map((url) => url.slice(1));

/**
 * Gives the shell out as `next` says, under the lock: first a line of the log, then the files of the root when the
 * live version is another, at the end the file of the shell. Pointer and portals stay as they are.
 * @returns whether a file changed.
 */
export async function giveShell(
  site: Site,
  lock: HeldLock,
  before: GivenShell,
  { action, release, next }: ShellChange,
): Promise<boolean> {
  const { store } = site;
  if (!isSame(before, next)) {
    const pointer = await readPointer(store);
    await settleLog(site, pointer);
    const pick = ({ live, canary }: GivenShell): string | null =>
      action === 'canary' ? (canary?.version ?? null) : live;
    await writeLine(
      store,
      newLine(site, {
        ...{ action, app: 'shell', from: pick(before), to: pick(next) },
        ...{ commit: release?.commit ?? 'unknown', revision: pointer.revision },
        ...(release ? { files: assetsOf(release) } : {}),
        ...(action === 'canary' ? { percent: next.canary?.percent ?? 0 } : {}),
      }),
    );
  }
  await lock.assertHeld();
  const changed = action !== 'canary' && (await copyToRoot(store, next.live));
  const { live: version, canary } = next;
  const shell: LiveShell = canary === null ? { version } : { version, canary };
  return (await writeShell(store, shell)) || changed;
}

/**
 * Compare-and-swap of what visitors get of the shell.
 * @param expected what they got when the action was decided.
 * @returns whether a file changed.
 * @throws Problem when somebody else changed it meanwhile, or when a file of the version is missing or damaged.
 */
export function changeShell(
  site: Site,
  expected: GivenShell,
  change: ShellChange,
): Promise<boolean> {
  const { store } = site;
  const { release, next } = change;
  return withReleaseLock(store, async (lock) => {
    const isGiven = [next.live, next.canary?.version].some((one) => one === release?.version);
    // Under the lock, because a prune may remove its assets.
    if (release && isGiven) await verifyVersion(store, 'shell', release);
    if (!isSame(await givenShell(store), expected)) {
      throw new Problem('shell was changed meanwhile: look at it with "list" and decide again.');
    }
    return giveShell(site, lock, expected, change);
  });
}
