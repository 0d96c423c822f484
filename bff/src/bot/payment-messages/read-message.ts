import type { ReportPaymentMessageRequest } from '@portal/contracts';
import type { ReceivedMessage } from '../../domain/payment-messages/payment-message';
import { readInstant } from '../../platform/http/read-instant';

/** Converts a relay's message to the domain's type. @throws DomainError request/invalid. */
export function readMessage(report: ReportPaymentMessageRequest): ReceivedMessage {
  const { method, text, receivedAt } = report;
  const sender = report.sender?.trim() || null;
  return { method, text, sender, receivedAt: readInstant(receivedAt, 'receivedAt') };
}
