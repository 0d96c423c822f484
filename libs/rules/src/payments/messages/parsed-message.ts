/** How the money was sent: from a wallet, to a shop's number, through an agent, or from a bank. */
export type PaymentChannel = 'personal' | 'merchant' | 'agent' | 'bank';

/** Money that an operator's message says was received. */
export interface ReceivedMoney {
  /** In poisha. The operator's fee is not deducted: the receiver pays it. */
  readonly amount: number;
  readonly trxId: string;
  /** The payer's note as typed; null without one. */
  readonly reference: string | null;
  /** The number of the payer or agent, masked where the operator masks it; null for a bank or a company. */
  readonly sender: string | null;
  /** The operator's own time, rounded down to whole minutes. */
  readonly sentAt: Date;
  readonly channel: PaymentChannel;
}

/** Topic of a message that brought no money for an order. */
export type OtherMessage = 'outgoing' | 'returned' | 'cash_out' | 'promotion' | 'otp';

/**
 * Why a message was not parsed: too long, not in a known form, or in a known form with an implausible value,
 * such as a field inside the note.
 */
export type UnparsedReason = 'too_long' | 'unknown_form' | 'doubtful';

/** Result of parsing an operator's message. */
export type ParsedMessage =
  | ({ readonly kind: 'received' } & ReceivedMoney)
  | { readonly kind: 'other'; readonly what: OtherMessage }
  | { readonly kind: 'unparsed'; readonly reason: UnparsedReason };
