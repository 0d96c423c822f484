import { auditText, type TimelineEntry } from '@portal/contracts';
import { isUnlimited, methodName } from '@portal/rules';
import { counted, english } from '@portal/ui';
import { videosText } from '../actions/videos-text';
import { changedName, type Details, detailText } from '../records/detail-text';

/** Texts of an entry. `detail` is shown smaller, below the title. */
export interface TimelineTexts {
  readonly text: string;
  readonly detail: string | null;
}

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** Reason codes of the ledger, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  trial: 'as a trial',
  admin: 'by hand',
  redeem_code: 'by redeem code',
  payment: 'by payment',
  offer: 'by an offer',
  cut: 'cut',
  reset: 'by a reset',
  bulk: 'by a bulk action',
  bulk_undo: 'by undoing a bulk action',
  undo: 'by undoing an action',
  deleted: 'with the account',
};

const STATUSES: Readonly<Record<EntryOf<'payment'>['status'], string>> = {
  pending: 'Payment pending',
  completed: 'Paid',
  timed_out: 'Payment timed out',
  failed_amount_mismatch: 'Wrong amount paid',
};

/** The texts of a timeline entry. */
export function timelineText(entry: TimelineEntry): TimelineTexts {
  switch (entry.kind) {
    case 'plan':
      return planText(entry);
    case 'payment':
      return paymentText(entry);
    case 'sign-in':
      return {
        text: `Signed in from ${entry.device ?? 'an unknown device'}`,
        detail: entry.ipAddress,
      };
    case 'download':
      return { text: `Downloaded ${entry.fileName} from ${entry.service}`, detail: null };
    case 'admin':
      return adminText(entry);
    case 'note':
      return { text: `${entry.actor} wrote a note`, detail: entry.text };
  }
}

function planText(entry: EntryOf<'plan'>): TimelineTexts {
  const { days, videos, reason, actor, balanceAfter, remark } = entry;
  const amounts = [
    ...(days === 0 ? [] : [signed(days, counted(Math.abs(days), 'day'))]),
    ...(videos === 0 ? [] : [signed(videos, amountOfVideos(Math.abs(videos)))]),
  ];
  const change = amounts.length > 0 ? amounts.join(', ') : 'no change';
  const cause = REASONS[reason] ?? `by ${reason.replaceAll('_', ' ')}`;
  return {
    text: `Plan: ${change} ${cause} · ${actorText(actor)}`,
    detail: [`${videosText(balanceAfter)} left`, ...(remark ? [`“${remark}”`] : [])].join(' · '),
  };
}

const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${text}`;

const amountOfVideos = (videos: number): string =>
  isUnlimited(videos) ? 'unlimited videos' : counted(videos, 'video');

/** 'admin:ana' becomes 'admin ana', 'user:7' becomes 'the user'. */
function actorText(actor: string): string {
  const [kind = '', ...name] = actor.split(':');
  return kind === 'user' ? 'the user' : [kind, name.join(':')].join(' ').trim();
}

function paymentText(entry: EntryOf<'payment'>): TimelineTexts {
  const { status, plan, amount, receivedAmount, method, refCode, trxId } = entry;
  const by = method ? ` by ${methodName(method)}` : '';
  const isOther = receivedAmount !== null && receivedAmount !== amount;
  const details = [
    `Code ${refCode}`,
    ...(trxId === null ? [] : [`TrxID ${trxId}`]),
    ...(isOther ? [`received ${english.money(receivedAmount, 'BDT')}`] : []),
  ];
  return {
    text: `${STATUSES[status]}: ${plan}, ${english.money(amount, 'BDT')}${by}`,
    detail: details.join(' · '),
  };
}

function adminText({ actor, action, details }: EntryOf<'admin'>): TimelineTexts {
  const texts = auditText(action);
  const text = `${actor} ${texts.charAt(0).toLowerCase()}${texts.slice(1)}`;
  // The first grant of a new account has its own entry from the ledger.
  const shown = action === 'accounts/open' ? {} : readableDetails(details);
  const facts = detailText(shown, (iso) => english.dateTime(iso));
  return { text, detail: facts.join(' · ') || null };
}

/** Ids of records, which mean nothing to a reader. */
const HIDDEN: readonly string[] = ['note', 'actionId'];

/** Details without ids and facts that are missing. A value that was cleared stays. An action has its text for its name. */
function readableDetails(details: Details): Details {
  const shown = Object.entries(details).filter(
    ([key, value]) => !HIDDEN.includes(key) && (value !== null || changedName(key) !== null),
  );
  return Object.fromEntries(
    shown.map(([key, value]) => [key, key === 'undid' ? auditText(String(value)) : value]),
  );
}
