import type { AppName } from './paths';
import type { Site } from './site';
import type { Store } from './store';

const LOG_FILE = 'releases.log';

/** The kind of action. `abandoned`: the action of this revision was aborted before it took effect. */
export type ReleaseAction =
  | 'stage'
  | 'release'
  | 'rollback'
  | 'canary'
  | 'promote'
  | 'prune'
  | 'repair'
  | 'refused'
  | 'abandoned';

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
  /** For the shell: its assets. For a prune: the removed versions or assets. For a repair: the files. */
  readonly files?: readonly string[];
  /** Why, in the words of the person. */
  readonly reason?: string;
  /** Why the tool refused the action. */
  readonly refusal?: string;
}

/** The format before contract version 2. Later the reason of a refusal was in `reason`. */
interface OldLine {
  readonly act?: ReleaseAction;
}

function readLine(text: string): ReleaseLine {
  const { act, ...stored } = JSON.parse(text) as ReleaseLine & OldLine;
  const line = act === undefined ? stored : { ...stored, action: act };
  if (line.action !== 'refused' || line.refusal !== undefined) return line;
  const { reason, ...rest } = line;
  return reason === undefined ? rest : { ...rest, refusal: reason };
}

/** A line of an action that happens now, with who does it and why. */
export function newLine(
  { now, who, reason }: Site,
  action: Omit<ReleaseLine, 'at' | 'who' | 'reason'>,
): ReleaseLine {
  return { at: now().toISOString(), who, ...action, ...(reason === null ? {} : { reason }) };
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
