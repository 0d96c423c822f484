import { isUndoable, type TimelineEntry } from '@portal/contracts';
import { isPayable, paymentStatusAt, toBdt } from '@portal/rules';
import type { TimelineItem } from '../../domain/timeline/timeline-entry';
import { describeUserAgent } from '../../platform/http/user-agent';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** Who reads a timeline and when, and which of its actions were undone. */
interface Reading {
  readonly reader: BearerReader;
  readonly now: Date;
  readonly undone: ReadonlySet<string>;
}

/** The single action that an entry shows, if it is one that can be undone. */
export function actionIdOf({ kind, record, id }: TimelineItem): string | null {
  if (kind === 'admin') return isUndoable(record.action) ? id : null;
  return kind === 'plan' && record.planBefore ? record.sourceId : null;
}

/** An entry for administrators. An order has its current status. */
export function presentTimelineItem(
  item: TimelineItem,
  { reader, now, undone }: Reading,
): TimelineEntry {
  const actionId = actionIdOf(item);
  const reversible = actionId === null ? {} : { actionId, isUndone: undone.has(actionId) };
  const entry = { _id: `${item.kind}:${item.id}`, at: item.at.toISOString() };
  switch (item.kind) {
    case 'plan': {
      const { days, videos, reason, actor, balanceAfter } = item.record;
      const remark = item.record.remark ?? null;
      const amounts = { days, videos, reason, actor, balanceAfter, remark };
      return { ...entry, kind: item.kind, ...amounts, ...reversible };
    }
    case 'payment': {
      const { plan, amount, received_amount, method, ref_code, trx_id } = item.record;
      return {
        ...entry,
        kind: item.kind,
        status: paymentStatusAt(item.record, now),
        plan: plan.name,
        amount: toBdt(amount),
        receivedAmount: received_amount === null ? null : toBdt(received_amount),
        method,
        refCode: reader.show('reference-code', ref_code, isPayable(item.record, now)),
        trxId: trx_id,
      };
    }
    case 'sign-in': {
      const { address, userAgent } = item.record;
      const device = describeUserAgent(userAgent);
      return { ...entry, kind: item.kind, ipAddress: address, userAgent, device };
    }
    case 'download': {
      const { file_name, ott_service } = item.record;
      return { ...entry, kind: item.kind, fileName: file_name, service: ott_service };
    }
    case 'admin': {
      const { actor, action, details } = item.record;
      const done = { actor: actor ?? '', action, details: { ...details } };
      return { ...entry, kind: item.kind, ...done, ...reversible };
    }
    case 'note': {
      const { actor, text } = item.record;
      return { ...entry, kind: item.kind, actor, text };
    }
  }
}
