/** A part of the site with versions of its own. */
export type ReleasedApp = 'shell' | 'user-portal' | 'admin-portal';

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

/** Name of the log in the web root. */
export const RELEASE_LOG_FILE = 'releases.log';

/** One action of a release, one line of JSON. */
export interface ReleaseLine {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly who: string;
  readonly action: ReleaseAction;
  readonly app: ReleasedApp;
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

/** All actions of a log, oldest first. A line that is not JSON was damaged from outside and is skipped. */
export function readReleaseLines(text: string): ReleaseLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [readLine(line)];
    } catch {
      return [];
    }
  });
}

/** The actions that took effect, oldest first. */
export function effectiveLines(log: readonly ReleaseLine[]): ReleaseLine[] {
  const kept: ReleaseLine[] = [];
  for (const line of log) {
    // The next action wrote this line, so it refers to the line before.
    if (line.action === 'abandoned')
      kept.splice(
        kept.findLastIndex((one) => one.to === line.to),
        1,
      );
    else if (line.action !== 'refused') kept.push(line);
  }
  return kept;
}
