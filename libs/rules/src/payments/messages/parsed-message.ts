/** How received money came: from a wallet, to a shop's number, over an agent's counter, from a bank. */
export type PaymentChannel = 'personal' | 'merchant' | 'agent' | 'bank';

/** Money that an operator's message says was received. */
export interface ReceivedMoney {
  /** In poisha, without the operator's fee, which is the receiver's. */
  readonly amount: number;
  readonly trxId: string;
  /** The payer's note as typed; null where there is none. */
  readonly reference: string | null;
  /** The payer's or agent's number, masked where the operator masks it; null for a bank or a company. */
  readonly sender: string | null;
  /** The operator's own time, in whole minutes, rounded down. */
  readonly sentAt: Date;
  readonly channel: PaymentChannel;
}

/** What a message is about that brought no money for an order. */
export type OtherMessage = 'outgoing' | 'returned' | 'cash_out' | 'promotion' | 'otp';

/**
 * Why a message was not read: longer than operators write; of no known form; or of a known form with
 * something in it that cannot be right, as a field within the note.
 */
export type UnparsedReason = 'too_long' | 'unknown_form' | 'doubtful';

/** What an operator's message says. */
export type ParsedMessage =
  | ({ readonly kind: 'received' } & ReceivedMoney)
  | { readonly kind: 'other'; readonly what: OtherMessage }
  | { readonly kind: 'unparsed'; readonly reason: UnparsedReason };
