import type { ReportPaymentMessageRequest } from '@portal/contracts';
import type { ReceivedMessage } from '../../domain/payment-messages/payment-message';
import { DomainError } from '../../platform/errors/domain-error';

/** Instants name their zone, as in reportPayment. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** A relay's message in the service's own words. @throws DomainError request/invalid. */
export function readMessage(report: ReportPaymentMessageRequest): ReceivedMessage {
  const { method, text, receivedAt } = report;
  const instant = new Date(INSTANT.test(receivedAt) ? receivedAt : Number.NaN);
  if (Number.isNaN(instant.getTime())) {
    throw new DomainError('request/invalid', undefined, 'receivedAt must be an ISO 8601 instant');
  }
  return { method, text, receivedAt: instant };
}
