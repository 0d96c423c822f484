import type { AppName } from './paths';
import type { Store } from './store';

const LOG_FILE = 'releases.log';

/** The kind of action. `abandoned`: the action of this revision was aborted before it took effect. */
export type ReleaseAction =
  'stage' | 'release' | 'rollback' | 'canary' | 'promote' | 'prune' | 'refused' | 'abandoned';

/** One action, one line of JSON. */
export interface ReleaseLine {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly who: string;
  readonly action: ReleaseAction;
  readonly app: AppName;
  /** The live version before and after the action. For a canary: the canary version before and after. */
  readonly from: string | null;
  readonly to: string | null;
  /** The commit that `to` was built from. */
  readonly commit: string;
  /** Revision of the pointer after the action. */
  readonly revision: number;
  /** For a canary: percentage of users. */
  readonly percent?: number;
  /** For the shell: its assets. For a prune: the removed versions or assets. */
  readonly files?: readonly string[];
  /** Reason of a refusal. */
  readonly reason?: string;
}

/** The format before contract version 2. */
interface OldLine {
  readonly act?: ReleaseAction;
}

function readLine(text: string): ReleaseLine {
  const { act, ...line } = JSON.parse(text) as ReleaseLine & OldLine;
  return act === undefined ? line : { ...line, action: act };
}

/** All actions, oldest first. A line that is not JSON was damaged from outside and is skipped. */
export async function readLog(store: Store): Promise<ReleaseLine[]> {
  const text = (await store.read(LOG_FILE))?.toString('utf8') ?? '';
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [readLine(line)];
    } catch {
      return [];
    }
  });
}

/**
 * Appends a line. Call it only under the release lock: an object store cannot append, so the whole file is
 * written.
 */
export async function writeLine(store: Store, line: ReleaseLine): Promise<void> {
  const before = (await store.read(LOG_FILE)) ?? Buffer.alloc(0);
  await store.write(LOG_FILE, Buffer.concat([before, Buffer.from(`${JSON.stringify(line)}\n`)]));
}
