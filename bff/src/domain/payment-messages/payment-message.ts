import type { PaymentOutcome } from '@portal/contracts';
import type { OtherMessage, ParsedMessage, PaymentMethod, UnparsedReason } from '@portal/rules';

/** An operator's message as the relay's phone received it. */
export interface ReceivedMessage {
  readonly method: PaymentMethod;
  readonly text: string;
  readonly receivedAt: Date;
}

/** What became of a message. */
export interface MessageResult {
  readonly kind: ParsedMessage['kind'];
  /**
   * What another message is about, or why one was not read; `failed`: read, but its money could not be
   * entered however often that was tried. Null for received money.
   */
  readonly reason: OtherMessage | UnparsedReason | 'failed' | null;
  /** The operator's number of the payment; null when the message tells of none. */
  readonly trxId: string | null;
  /** What became of received money when it was reported; null otherwise. */
  readonly outcome: PaymentOutcome | null;
}

/** A stored message; its own facts never change. */
export interface PaymentMessage extends ReceivedMessage {
  readonly id: string;
  readonly reportedAt: Date;
  /** Name of the relay that reported it. */
  readonly relay: string;
  /** Stands for method, text and arrival; unique, so that a repeated report is known. */
  readonly digest: string;
  /** Null as long as it was not dealt with. */
  readonly result: MessageResult | null;
  /** How often it was taken up in vain. */
  readonly tries: number;
  /** When the job takes it up; null once it was dealt with. */
  readonly dueAt: Date | null;
  /** Who put one aside that was not read, and why; null as long as nobody did. */
  readonly dismissedBy: string | null;
  readonly dismissedAt: Date | null;
  readonly remark: string | null;
}
