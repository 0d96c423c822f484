import type { PaymentOutcome } from '@portal/contracts';
import type { Report } from './read-arguments';
import type { ReportAnswer } from './relay';

const OUTCOMES: Readonly<Record<PaymentOutcome, string>> = {
  completed: 'completed: the plan is activated',
  failed_amount_mismatch: 'failed_amount_mismatch: nothing is granted, support decides',
  late: 'late: it came after the order’s end, support decides',
  unmatched:
    'unmatched: it waits for its transaction id with the last digits of its sender, or for support',
};

const KINDS = {
  other: 'other: read, and no money that came in',
  unparsed: 'unparsed: nobody could read it, support looks',
} as const;

/** The report and its result, in one line. */
export function describeAnswer(report: Report, answer: ReportAnswer): string {
  const again = answer.isRepeat ? ' (was reported before; nothing changed)' : '';
  return `${subjectOf(report)} → ${resultOf(answer)}${again}`;
}

function subjectOf({ kind, body }: Report): string {
  if (kind === 'message') return `Message of ${body.method}`;
  const note = body.reference ? `with note ${body.reference}` : 'without a note';
  return `${body.amount} BDT by ${body.method} from ${body.sender}, transaction ${body.trxId}, ${note}`;
}

function resultOf(answer: ReportAnswer): string {
  if ('kind' in answer && answer.kind !== 'received') return KINDS[answer.kind];
  return answer.outcome === null ? 'received' : OUTCOMES[answer.outcome];
}
