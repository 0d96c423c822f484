import { defineCall } from '../http/call';

/** A background job of the service. */
export interface JobView {
  name: string;
  /** Milliseconds between runs. */
  everyMs: number;
  isRunning: boolean;
  /** ISO 8601 UTC; null before the first run. */
  lastRunAt: string | null;
  lastOk: boolean | null;
  lastError: string | null;
}

/** Last heartbeat of a relay. */
export interface RelayView {
  name: string;
  /** ISO 8601 UTC; null without any heartbeat. */
  lastSeenAt: string | null;
  /** Whether the last heartbeat is too old. */
  isSilent: boolean;
}

/** The last good backup, as the backup program noted it. */
export interface LastBackupView {
  /** The moment that it holds, ISO 8601 UTC. */
  takenAt: string;
  /** Size of its archive; null: not known. */
  bytes: number | null;
  /** Whether it is older than the alert allows. */
  isOld: boolean;
}

/** Content of the System Status tab. */
export interface SystemStats {
  /** 'Online'. */
  serverStatus: string;
  /** 'Connected' after a real ping, else 'Disconnected'. */
  databaseStatus: string;
  /** The four numbers are null while the database is unavailable. */
  newUsersLast24h: number | null;
  newUsersLast7d: number | null;
  downloadsLast24h: number | null;
  loginsLast24h: number | null;
  /** Versions of the service, the shell and each released portal. */
  versions: { name: string; version: string }[];
  /** Background jobs and relays; empty while the database is unavailable. */
  jobs: JobView[];
  relays: RelayView[];
  /** Null: there is none, or the database is unavailable. Absent: a service that did not answer it yet. */
  lastBackup?: LastBackupView | null;
}

/** Reads the status of the running system. Answers within 2 seconds, also without the database (OPS-20). */
export const getSystemStats = defineCall<void, { stats: SystemStats }>()(
  'GET',
  '/api/admin/system-stats',
);
