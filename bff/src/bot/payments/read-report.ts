import type { ReportPaymentRequest } from '@portal/contracts';
import { normaliseTransactionId, reportedPoisha } from '@portal/rules';
import type { MoneyReport } from '../../domain/payments/payment-receipt';
import { DomainError } from '../../platform/errors/domain-error';

/** Instants name their zone: without one nobody knows when the money was paid. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** A relay's report in the service's own words. @throws DomainError request/invalid. */
export function readReport(report: ReportPaymentRequest): MoneyReport {
  const trxId = normaliseTransactionId(report.trxId);
  if (trxId === null) throw invalid('trxId must have 6 to 20 letters and digits');
  const amount = reportedPoisha(report.amount);
  if (amount === null) throw invalid('amount must be BDT with at most two decimals');
  return {
    method: report.method,
    trxId,
    amount,
    currency: (report.currency ?? 'BDT').toUpperCase(),
    reference: report.reference?.trim() || null,
    sender: report.sender?.trim() || null,
    receiver: report.receiver?.trim() || null,
    paidAt: readInstant(report.receivedAt),
    source: 'report',
  };
}

function readInstant(text: string): Date {
  const instant = new Date(INSTANT.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw invalid('receivedAt must be an ISO 8601 instant');
  return instant;
}

const invalid = (hint: string) => new DomainError('request/invalid', undefined, hint);
