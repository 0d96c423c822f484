import type { JobView, RelayView, SystemStats } from '@portal/contracts';
import { isRelaySilent } from '@portal/rules';
import type { SystemFigures } from '../../domain/statistics/system-stats.service';
import type { LiveRelease } from '../../platform/http/live-releases.service';
import type { HeardRelay } from '../../platform/relays/relay-heartbeats.service';
import type { JobStatus } from '../../platform/scheduler/job';

/** The System Status tab; without figures the database is away. */
export function presentSystemStats(
  figures: SystemFigures | null,
  versions: LiveRelease[],
  now: Date,
): SystemStats {
  return {
    serverStatus: 'Online',
    databaseStatus: figures ? 'Connected' : 'Disconnected',
    newUsersLast24h: figures?.newUsersLast24h ?? null,
    newUsersLast7d: figures?.newUsersLast7d ?? null,
    downloadsLast24h: figures?.downloadsLast24h ?? null,
    loginsLast24h: figures?.loginsLast24h ?? null,
    versions,
    jobs: figures?.jobs.map(presentJob) ?? [],
    relays: figures?.relays.map((relay) => presentRelay(relay, now)) ?? [],
  };
}

function presentJob({
  name,
  everyMs,
  isRunning,
  lastRunAt,
  lastOk,
  lastError,
}: JobStatus): JobView {
  const at = lastRunAt?.toISOString() ?? null;
  return { name, everyMs, isRunning, lastRunAt: at, lastOk, lastError };
}

function presentRelay({ name, lastSeenAt }: HeardRelay, now: Date): RelayView {
  const isSilent = isRelaySilent(lastSeenAt, now);
  return { name, lastSeenAt: lastSeenAt?.toISOString() ?? null, isSilent };
}
