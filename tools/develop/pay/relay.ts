import {
  type Envelope,
  reportPayment,
  reportPaymentMessage,
  type ReportPaymentMessageResponse,
  type ReportPaymentResponse,
} from '@portal/contracts';
import { createHmac } from 'node:crypto';
import { Problem } from '../../shared/problem';
import type { Report } from './read-arguments';

/** Address and credentials of the relay; a part of `DATA_DIR/trial.json`. */
export interface RelayAccess {
  readonly url: string;
  readonly relayKey: string;
  readonly relaySecret: string;
}

/** The answer of the service to either kind of report. */
export type ReportAnswer = ReportPaymentResponse | ReportPaymentMessageResponse;

/**
 * The value of X-Relay-Signature: hex HMAC-SHA-256 with the relay's secret over `<timestamp>.<body>`.
 * @param timestamp unix seconds, as in X-Relay-Timestamp.
 * @param body exactly as it is sent.
 */
export function relaySignature(secret: string, timestamp: number, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/**
 * Sends a report as the relay does.
 * @param now the relay's clock; reports more than 300 s off are refused.
 * @throws Problem when no server answers, or the service refuses.
 */
export async function sendReport(
  access: RelayAccess,
  report: Report,
  now: Date,
): Promise<ReportAnswer> {
  const call = report.kind === 'payment' ? reportPayment : reportPaymentMessage;
  const body = JSON.stringify(report.body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const answer = await fetch(access.url + call.path, {
    method: call.method,
    headers: {
      authorization: `Bearer ${access.relayKey}`,
      'content-type': 'application/json',
      'x-relay-timestamp': String(timestamp),
      'x-relay-signature': relaySignature(access.relaySecret, timestamp, body),
    },
    body,
  }).catch(() => {
    throw new Problem(`Nobody answers at ${access.url}: is 'npm start' running?`);
  });
  return readAnswer(answer);
}

async function readAnswer(answer: Response): Promise<ReportAnswer> {
  const envelope = await (answer.json() as Promise<Envelope<ReportAnswer>>).catch(() => null);
  if (envelope?.success === true) return envelope;
  throw new Problem(`Refused with ${answer.status}: ${envelope?.message ?? 'no readable answer'}`);
}
