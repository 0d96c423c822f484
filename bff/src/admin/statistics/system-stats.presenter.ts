import type { JobView, LastBackupView, RelayView, SystemStats } from '@portal/contracts';
import { isBackupOld, isRelaySilent } from '@portal/rules';
import type { SystemMetrics } from '../../domain/statistics/system-stats.service';
import type { LastBackupRecord } from '../../platform/backups/last-backup.schema';
import type { LiveRelease } from '../../platform/http/live-releases.service';
import type { HeardRelay } from '../../platform/relays/relay-heartbeats.service';
import type { JobStatus } from '../../platform/scheduler/job';

/** The System Status tab. Null metrics mean that the database is unavailable. */
export function presentSystemStats(
  metrics: SystemMetrics | null,
  versions: LiveRelease[],
  now: Date,
): SystemStats {
  return {
    serverStatus: 'Online',
    databaseStatus: metrics ? 'Connected' : 'Disconnected',
    newUsersLast24h: metrics?.newUsersLast24h ?? null,
    newUsersLast7d: metrics?.newUsersLast7d ?? null,
    downloadsLast24h: metrics?.downloadsLast24h ?? null,
    loginsLast24h: metrics?.loginsLast24h ?? null,
    versions,
    jobs: metrics?.jobs.map(presentJob) ?? [],
    relays: metrics?.relays.map((relay) => presentRelay(relay, now)) ?? [],
    lastBackup: metrics?.lastBackup ? presentBackup(metrics.lastBackup, now) : null,
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

function presentBackup({ takenAt, bytes }: LastBackupRecord, now: Date): LastBackupView {
  const isOld = isBackupOld(takenAt, now);
  return { takenAt: takenAt.toISOString(), bytes: bytes ?? null, isOld };
}
