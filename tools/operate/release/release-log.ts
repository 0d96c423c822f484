import type { AppName } from './paths';
import type { Store } from './store';

const LOG_FILE = 'releases.log';

/** What was done. `abandoned`: the action of this revision died before it took effect. */
export type ReleaseAction =
  'stage' | 'release' | 'rollback' | 'canary' | 'promote' | 'prune' | 'refused' | 'abandoned';

/** One action, one line of JSON. */
export interface ReleaseLine {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly who: string;
  readonly action: ReleaseAction;
  readonly app: AppName;
  /** The live version before, and after the action; of a canary the version on trial before and after. */
  readonly from: string | null;
  readonly to: string | null;
  /** Commit `to` was built from. */
  readonly commit: string;
  /** Revision of the pointer after the action. */
  readonly revision: number;
  /** Of a canary: how many of a hundred people. */
  readonly percent?: number;
  /** Of the shell: its assets; of a prune: the versions or assets that went. */
  readonly files?: readonly string[];
  /** Why it was refused. */
  readonly reason?: string;
}

/** As lines were written before contract version 2. */
interface OldLine {
  readonly act?: ReleaseAction;
}

function readLine(text: string): ReleaseLine {
  const { act, ...line } = JSON.parse(text) as ReleaseLine & OldLine;
  return act === undefined ? line : { ...line, action: act };
}

/** All actions, oldest first. A line that is no JSON was damaged from outside and is passed over. */
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
 * Adds a line. Only under the release lock: an object store cannot append, the file is written whole.
 */
export async function writeLine(store: Store, line: ReleaseLine): Promise<void> {
  const before = (await store.read(LOG_FILE)) ?? Buffer.alloc(0);
  await store.write(LOG_FILE, Buffer.concat([before, Buffer.from(`${JSON.stringify(line)}\n`)]));
}
