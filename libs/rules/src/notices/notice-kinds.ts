import type { AdminPermission } from '../sessions/admin-roles';
import type { ExpiryReminderDays } from '../reminders/reminders';
import type { FailureAdvice } from './failure-advice';

/** Ways to a reader: the list of the portal, a message of the bot, a message of the browser. */
export const NOTICE_CHANNELS = ['portal', 'telegram', 'push'] as const;

/** One of NOTICE_CHANNELS. */
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Kinds that belong together on the screen. */
export const NOTICE_GROUPS = ['money', 'security', 'downloads', 'plan', 'news'] as const;

/** One of NOTICE_GROUPS. */
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** Every kind that subscribers read. */
export const USER_NOTICE_KINDS = [
  'download_finished',
  'download_failed',
  'download_stalled',
  'plan_ending',
  'few_videos',
  'payment_completed',
  'payment_waiting',
  'payment_mismatched',
  'offer',
  'broadcast',
  'new_sign_in',
  'account_frozen',
] as const;

/** Every kind that administrators read. */
export const STAFF_NOTICE_KINDS = [
  'money_waiting',
  'relay_silent',
  'backup_old',
  'tasks_failing',
] as const;

/** A kind that subscribers read. */
export type UserNoticeKind = (typeof USER_NOTICE_KINDS)[number];
/** A kind that administrators read. */
export type StaffNoticeKind = (typeof STAFF_NOTICE_KINDS)[number];
/** Name of a kind of notice. */
export type NoticeKind = UserNoticeKind | StaffNoticeKind;

/** Who reads a kind of notice, and how it may reach them. */
export type NoticeKindRow =
  | {
      readonly audience: 'subscriber';
      readonly group: NoticeGroup;
      readonly channels: readonly NoticeChannel[];
    }
  | {
      readonly audience: 'staff';
      /** Administrators whose role has it read the notice. */
      readonly permission: AdminPermission;
      readonly channels: readonly ['portal'];
    };

const ALL = NOTICE_CHANNELS;
/** A frozen user has no session, and a browser without a session cannot fetch the text of a push. */
const WITHOUT_SESSION = ['portal', 'telegram'] as const;

const forUser = <
  Group extends NoticeGroup,
  const Channels extends readonly NoticeChannel[] = typeof ALL,
>(
  group: Group,
  channels: Channels = ALL as unknown as Channels,
) => ({ audience: 'subscriber', group, channels }) as const;

const forStaff = <Permission extends AdminPermission>(permission: Permission) =>
  ({ audience: 'staff', permission, channels: ['portal'] }) as const;

/** Every kind of notice. Its facts are in NoticeFacts, its texts in NOTICE_TEXTS. */
export const NOTICE_KINDS = {
  download_finished: forUser('downloads'),
  download_failed: forUser('downloads'),
  download_stalled: forUser('downloads'),
  plan_ending: forUser('plan'),
  few_videos: forUser('plan'),
  payment_completed: forUser('money'),
  payment_waiting: forUser('money'),
  payment_mismatched: forUser('money'),
  offer: forUser('news'),
  broadcast: forUser('news'),
  new_sign_in: forUser('security'),
  account_frozen: forUser('security', WITHOUT_SESSION),
  money_waiting: forStaff('money'),
  relay_silent: forStaff('money'),
  backup_old: forStaff('audit'),
  tasks_failing: forStaff('queue'),
} as const satisfies Readonly<
  Record<UserNoticeKind, NoticeKindRow & { audience: 'subscriber' }> &
    Record<StaffNoticeKind, NoticeKindRow & { audience: 'staff' }>
>;

/** What happened, for the text of a notice. Amounts are in whole BDT; names of files are readable titles. */
export interface NoticeFacts {
  download_finished: { title: string };
  download_failed: { title: string; advice: FailureAdvice };
  download_stalled: { title: string };
  plan_ending: { days: ExpiryReminderDays };
  few_videos: { balance: number };
  payment_completed: { amount: number; plan: string };
  payment_waiting: { amount: number; reference: string };
  payment_mismatched: { amount: number; reference: string };
  offer: { message: string };
  broadcast: { text: string };
  /** Null: the browser is unknown. */
  new_sign_in: { device: string | null };
  account_frozen: object;
  money_waiting: { payments: number };
  relay_silent: { relay: string };
  /** Hours since the last good backup; null: there was none. */
  backup_old: { hours: number | null };
  tasks_failing: { tasks: number };
}

/** A kind of notice together with its facts. */
export type NoticeContent<Kind extends NoticeKind = NoticeKind> = {
  [One in Kind]: { readonly kind: One; readonly facts: NoticeFacts[One] };
}[Kind];
