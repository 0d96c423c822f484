import type { ReportPaymentRequest } from '@portal/contracts';
import { normaliseTransactionId, reportedPoisha } from '@portal/rules';
import type { MoneyReport } from '../../domain/payments/settlement/payment-receipt';
import { DomainError } from '../../platform/errors/domain-error';
import { readInstant } from '../../platform/http/read-instant';

/** Converts a relay's report to the domain's type. @throws DomainError request/invalid. */
export function readReport(report: ReportPaymentRequest): MoneyReport {
  const trxId = normaliseTransactionId(report.trxId);
  if (trxId === null) throw invalid('the TrxID must have 6 to 20 letters and digits');
  const amount = reportedPoisha(report.amount);
  if (amount === null) throw invalid('the amount must be in BDT with at most two decimals');
  return {
    method: report.method,
    trxId,
    amount,
    currency: (report.currency ?? 'BDT').toUpperCase(),
    reference: report.reference?.trim() || null,
    sender: report.sender?.trim() || null,
    receiver: report.receiver?.trim() || null,
    paidAt: readInstant(report.receivedAt, 'receivedAt'),
    source: 'report',
  };
}

const invalid = (hint: string) => new DomainError('request/invalid', undefined, hint);
