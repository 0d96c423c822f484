import type { PaymentRecord } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { counted, english } from '@portal/ui';
import { videosText } from '../../shared/actions/videos-text';
import { shownTime } from '../../shared/time/zone-times';
import { texts } from './texts';

/** One step from the order to the plan. */
export interface PaymentStep {
  readonly name: keyof typeof texts.steps;
  readonly state: keyof typeof texts.states;
  /** Instant of the step, ISO 8601 UTC; null when it did not happen. */
  readonly at: string | null;
  readonly lines: readonly string[];
}

type StepOf = (payment: PaymentRecord) => Omit<PaymentStep, 'name'>;

/** The steps of a payment: ordered, money, decision, plan. */
export function stepsOf(payment: PaymentRecord): PaymentStep[] {
  return [
    { name: 'ordered', ...ordered(payment) },
    { name: 'money', ...money(payment) },
    { name: 'decision', ...decision(payment) },
    { name: 'plan', ...plan(payment) },
  ];
}

const ordered: StepOf = ({ order }) => {
  if (!order) return { state: 'none', at: null, lines: [texts.noOrder] };
  const price = english.money(order.amount, 'BDT');
  return { state: 'done', at: order.createdAt, lines: [`${order.planName}, ${price}`] };
};

const money: StepOf = ({ order, money: paid, timeZone }) => {
  if (paid) {
    const amount = english.money(paid.amount, paid.currency);
    return { state: 'done', at: paid.paidAt, lines: [`${amount} · ${paid.trxId}`] };
  }
  if (order?.status === 'pending') {
    const end = shownTime(order.expiresAt, timeZone);
    return { state: 'waits', at: null, lines: [texts.openUntil(end)] };
  }
  // Orders of before the inbox have money without a report.
  if (typeof order?.received_amount === 'number') {
    return { state: 'done', at: null, lines: [english.money(order.received_amount, 'BDT')] };
  }
  return { state: 'failed', at: order?.expiresAt ?? null, lines: [texts.noMoney] };
};

const decision: StepOf = ({ order, waiting, decision: decided, grant }) => {
  if (decided) {
    const by = nameOf(decided.by);
    const text = grant ? texts.decidedBy(by) : texts.dismissed(by);
    const reason = decided.remark === null ? [] : [texts.reason(decided.remark)];
    return { state: 'done', at: decided.at, lines: [text, ...reason] };
  }
  if (waiting) return { state: 'waits', at: null, lines: [waiting.reason, texts.undecided] };
  if (grant) return { state: 'done', at: grant.at, lines: [texts.automatic] };
  const isOpen = order?.isLate || order?.status === 'failed_amount_mismatch';
  if (isOpen) return { state: 'waits', at: null, lines: [texts.undecided] };
  return { state: 'none', at: null, lines: [texts.nothingToDecide] };
};

const plan: StepOf = ({ order, grant, decision: decided }) => {
  if (grant) {
    const amounts = [grant.days === 0 ? [] : counted(grant.days, 'day'), videosOf(grant.videos)];
    return { state: 'done', at: grant.at, lines: [texts.given(amounts.flat().join(', '))] };
  }
  const isOver = decided !== null || order?.status === 'timed_out';
  return { state: 'none', at: null, lines: [isOver ? texts.nothingGiven : texts.notGiven] };
};

const videosOf = (videos: number): string =>
  isUnlimited(videos) ? 'unlimited videos' : videosText(videos);

/** 'admin:ana' → 'ana'. */
export const nameOf = (actor: string): string => actor.replace(/^admin:/, '');
