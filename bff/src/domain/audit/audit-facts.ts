import type { AuditAction, AuditDetails, AuditEntry, AuditFacts } from './audit-entry';
import { userTarget } from './audit-entry';

/** What a record says of its action. */
interface Recorded {
  readonly action: AuditAction;
  readonly target: string;
  readonly details: AuditDetails;
}

/** Actions whose `days` were taken from the plan. */
const CUTS: readonly AuditAction[] = ['plans/cut', 'plans/reset'];

/** The searchable fields of a record: the given facts, and those that target and details contain already. */
export function storedFacts(
  { action, target, details }: Recorded,
  { objects = [], ...facts }: AuditFacts = {},
): Partial<AuditEntry> {
  const userId = facts.userId ?? userOf(target);
  const { reason, days } = details;
  const known = {
    ...(typeof reason === 'string' && { reason }),
    ...(isPlanAction(action) && typeof days === 'number' && { days: signed(action, days) }),
  };
  const users = userId === undefined ? [] : [userTarget(userId)];
  const keys = [...new Set([target, ...users, ...objects])];
  return { ...known, ...facts, ...(userId !== undefined && { userId }), keys };
}

/** The user whom a target names; undefined for another target. */
function userOf(target: string): number | undefined {
  const [, id] = /^user:(\d+)$/.exec(target) ?? [];
  return id === undefined ? undefined : Number(id);
}

const isPlanAction = (action: AuditAction): boolean => /^(plans|bulk-actions)\//.test(action);

const signed = (action: AuditAction, days: number): number =>
  CUTS.includes(action) && days !== 0 ? -days : days;
