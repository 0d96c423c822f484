import type { AdminPermission } from '@portal/rules';
import type { ChangedUserResponse } from '../accounts/admin-user';
import { defineCall } from '../http/call';
import type { AuditAction } from './audit-actions';

/** The actions on one user that can be undone, each with the permission that its undo needs. */
export const UNDOABLE_ACTIONS = {
  'plans/add': 'plans',
  'plans/cut': 'plans',
  'plans/reset': 'plans',
  'accounts/freeze': 'accounts',
  'accounts/unfreeze': 'accounts',
  'accounts/tags': 'accounts',
  'offers/send': 'money',
  'offers/send-special': 'money',
  'offers/remove': 'money',
} as const satisfies Partial<Record<AuditAction, AdminPermission>>;

/** One of UNDOABLE_ACTIONS. */
export type UndoableAction = keyof typeof UNDOABLE_ACTIONS;

/** Whether an action of the audit can be undone. */
export const isUndoable = (action: string): action is UndoableAction =>
  Object.hasOwn(UNDOABLE_ACTIONS, action);

/** Part of the answer of an action that can be undone. */
export interface ReversibleAnswer {
  /** Names the action for undoAction; absent when nothing was changed. */
  actionId?: string;
}

/** An action in a user's activity that can be undone. */
export interface ReversibleEntry extends ReversibleAnswer {
  /** Whether it was undone. */
  isUndone?: boolean;
}

/**
 * Undoes one action on a user: days, videos, plan, freeze, tags or offer are as before. Videos that were
 * downloaded since stay downloaded. Refused when the same thing was changed since; what was changed and undone
 * does not count.
 */
export const undoAction = defineCall<void, ChangedUserResponse>()(
  'POST',
  '/api/admin/user/:id/actions/:actionId/undo',
);
