import type { ReportPaymentMessageRequest } from '@portal/contracts';
import type { ReceivedMessage } from '../../domain/payment-messages/payment-message';
import { readInstant } from '../../platform/http/read-instant';

/** A relay's message in the service's own words. @throws DomainError request/invalid. */
export function readMessage(report: ReportPaymentMessageRequest): ReceivedMessage {
  const { method, text, receivedAt } = report;
  return { method, text, receivedAt: readInstant(receivedAt, 'receivedAt') };
}
