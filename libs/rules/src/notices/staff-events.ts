import { type AdminRole, roleMay } from '../sessions/admin-roles';
import { HOUR_MS } from '../time/units';
import {
  NOTICE_KINDS,
  type NoticeContent,
  STAFF_NOTICE_KINDS,
  type StaffNoticeKind,
} from './notice-kinds';

/** From this age on a backup is old, in hours. Nightly backups have two hours to be late, as in BackupOld. */
export const BACKUP_OLD_HOURS = 26;

/** From this number on failed tasks in a row are reported. */
export const TASKS_FAILING_FROM = 5;

/** The state of the service that administrators are notified of. */
export interface WatchedState {
  /** Entries of the payment inbox. */
  readonly payments: number;
  /** Names of relays. */
  readonly silentRelays: readonly string[];
  /** The moment that the last good backup holds; null: there was none. */
  readonly lastBackupAt: Date | null;
  /** The user of each task that failed since one was completed. */
  readonly failedSince: readonly number[];
}

/** Something that lasts and that administrators are notified of. */
export interface StaffEvent {
  /** The same as long as it lasts. */
  readonly key: string;
  readonly content: NoticeContent<StaffNoticeKind>;
}

/**
 * What administrators are to know of a state. Tasks of a single user do not count as failing: the reason may be that
 * user's folder or links.
 */
export function staffEvents(state: WatchedState, now: Date): readonly StaffEvent[] {
  const { payments, silentRelays, failedSince } = state;
  const hours = backupHours(state.lastBackupAt, now);
  const tasks = failedSince.length;
  const isFailing = tasks >= TASKS_FAILING_FROM && new Set(failedSince).size > 1;
  const events: readonly (StaffEvent | false)[] = [
    payments > 0 && one({ kind: 'money_waiting', facts: { payments } }),
    ...silentRelays.map((relay) => one({ kind: 'relay_silent', facts: { relay } }, `:${relay}`)),
    isBackupOld(state.lastBackupAt, now) && one({ kind: 'backup_old', facts: { hours } }),
    isFailing && one({ kind: 'tasks_failing', facts: { tasks } }),
  ];
  return events.filter((event) => event !== false);
}

/** Whether a backup of this moment is too old; null: there was none, which is too old at once. */
export function isBackupOld(takenAt: Date | null, now: Date): boolean {
  const hours = backupHours(takenAt, now);
  return hours === null || hours >= BACKUP_OLD_HOURS;
}

/** The kinds of notices that a role reads. */
export const staffNoticeKinds = (role: AdminRole): readonly StaffNoticeKind[] =>
  STAFF_NOTICE_KINDS.filter((kind) => roleMay(role, NOTICE_KINDS[kind].permission));

/** Whole hours since a backup; null: there was none. */
const backupHours = (lastBackupAt: Date | null, now: Date): number | null =>
  lastBackupAt && Math.floor((now.getTime() - lastBackupAt.getTime()) / HOUR_MS);

const one = (content: StaffEvent['content'], subject = ''): StaffEvent => ({
  key: `${content.kind}${subject}`,
  content,
});
