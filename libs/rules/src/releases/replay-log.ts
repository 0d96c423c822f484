import { effectiveLines, type ReleasedApp, type ReleaseLine } from './release-line';

/** Number of earlier versions in the pointer. */
export const EARLIER_KEPT = 5;

/** What a log says about one app. Versions are named only; their records are in their folders. */
export interface LoggedState {
  readonly live: string | null;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** Newest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, or whose canary was ended, with the line that did it. */
  readonly withdrawn: ReadonlyMap<string, ReleaseLine>;
}

/** Before the first action. */
export const NOTHING_LOGGED: LoggedState = {
  live: null,
  canary: null,
  earlier: [],
  withdrawn: new Map(),
};

function pushedBack({ live, earlier }: LoggedState, to: string | null): string[] {
  const rest = earlier.filter((version) => version !== to && version !== live);
  return live === null || live === to ? rest : [live, ...rest];
}

function withdrawn(
  state: LoggedState,
  line: ReleaseLine,
  versions: readonly (string | null | undefined)[],
): ReadonlyMap<string, ReleaseLine> {
  const next = new Map(state.withdrawn);
  for (const version of versions) if (version) next.set(version, line);
  next.delete(line.to ?? '');
  return next;
}

function step(state: LoggedState, line: ReleaseLine): LoggedState {
  const { action, from, to, percent, files } = line;
  const { canary, earlier } = state;
  switch (action) {
    case 'release':
    case 'promote':
      return {
        live: to,
        canary: canary?.version === to ? null : canary,
        earlier: pushedBack(state, to).slice(0, EARLIER_KEPT),
        withdrawn: withdrawn(state, line, []),
      };
    case 'rollback':
      return {
        live: to,
        canary: null,
        earlier: earlier.slice(earlier.indexOf(to ?? '') + 1),
        withdrawn: withdrawn(state, line, [from, canary?.version]),
      };
    case 'canary':
      return {
        ...state,
        canary: to === null ? null : { version: to, percent: percent ?? 0 },
        withdrawn: withdrawn(state, line, to === null ? [from] : []),
      };
    case 'prune':
      return { ...state, earlier: earlier.filter((version) => !files?.includes(version)) };
    default:
      return state;
  }
}

/**
 * The state of an app after the actions of a log that took effect.
 * @param before the state before the first line.
 */
export function replayLog(
  log: readonly ReleaseLine[],
  app: ReleasedApp,
  before: LoggedState = NOTHING_LOGGED,
): LoggedState {
  return effectiveLines(log)
    .filter((line) => line.app === app)
    .reduce(step, before);
}

/** The versions of an app that were stored and never given to anybody, newest first, without those that a prune removed. */
export function stagedVersions(log: readonly ReleaseLine[], app: ReleasedApp): string[] {
  const staged = new Set<string>();
  const given = new Set<string>();
  for (const { app: of, action, from, to, files } of effectiveLines(log)) {
    if (of !== app || action === 'repair') continue;
    if (action === 'stage' && to !== null) staged.add(to);
    else for (const version of [from, to]) given.add(version ?? '');
    for (const version of files ?? []) staged.delete(version);
  }
  return [...staged].filter((version) => !given.has(version)).toReversed();
}
