import type { PaymentOutcome } from '@portal/contracts';
import type { OtherMessage, ParsedMessage, PaymentMethod, UnparsedReason } from '@portal/rules';

/** An operator's message, as the relay received it. */
export interface ReceivedMessage {
  readonly method: PaymentMethod;
  readonly text: string;
  /** Who sent it, as the phone shows it; null when the relay does not say. Absent in older messages. */
  readonly sender?: string | null;
  readonly receivedAt: Date;
}

/** Result of processing a message. */
export interface MessageResult {
  readonly kind: ParsedMessage['kind'];
  /**
   * Kind of another message, or why it could not be parsed. `failed`: parsed, but its money could not be
   * stored after all tries. `unknown_sender`: it is not from a sender of its method. Null for received money.
   */
  readonly reason: OtherMessage | UnparsedReason | 'failed' | 'unknown_sender' | null;
  /** The operator's transaction id; null when the message has none. */
  readonly trxId: string | null;
  /** Outcome of received money when it was reported; null otherwise. */
  readonly outcome: PaymentOutcome | null;
}

/** A stored message; its original fields never change. */
export interface PaymentMessage extends ReceivedMessage {
  readonly id: string;
  readonly reportedAt: Date;
  /** Name of the relay that reported it. */
  readonly relay: string;
  /** Hash of method, text and arrival; unique, so a repeated report is detected. */
  readonly digest: string;
  /** Null until the message is processed. */
  readonly result: MessageResult | null;
  /** Number of failed tries. */
  readonly tries: number;
  /** When the job processes it; null when it is processed. */
  readonly dueAt: Date | null;
  /** Who dismissed an unparsed message, and why; null when it is not dismissed. */
  readonly dismissedBy: string | null;
  readonly dismissedAt: Date | null;
  readonly remark: string | null;
}
