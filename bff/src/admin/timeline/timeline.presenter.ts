import type { TimelineEntry } from '@portal/contracts';
import { isPayable, paymentStatusAt, toBdt } from '@portal/rules';
import type { TimelineItem } from '../../domain/timeline/timeline-entry';
import { describeUserAgent } from '../../platform/http/user-agent';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An entry for administrators. An order has its current status. */
export function presentTimelineItem(
  item: TimelineItem,
  reader: BearerReader,
  now: Date,
): TimelineEntry {
  const entry = { _id: `${item.kind}:${item.id}`, at: item.at.toISOString() };
  switch (item.kind) {
    case 'plan': {
      const { days, videos, reason, actor, balanceAfter } = item.record;
      return { ...entry, kind: item.kind, days, videos, reason, actor, balanceAfter };
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
      return { ...entry, kind: item.kind, actor: actor ?? '', action, details: { ...details } };
    }
    case 'note': {
      const { actor, text } = item.record;
      return { ...entry, kind: item.kind, actor, text };
    }
  }
}
