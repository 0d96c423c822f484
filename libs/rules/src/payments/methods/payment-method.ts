/** Kinds of mobile-money accounts that receive payments. */
export const PAYMENT_NUMBER_KINDS = ['personal', 'merchant', 'agent'] as const;
export type PaymentNumberKind = (typeof PAYMENT_NUMBER_KINDS)[number];

/** A proper name in both languages of the portals. */
export interface Words {
  readonly en: string;
  readonly bn: string;
}

/**
 * What every part of the system knows about a mobile money service. The portals load it, so the forms of
 * its messages are elsewhere (../messages/method-forms.ts).
 */
export interface PaymentMethodRecord {
  readonly name: Words;
  /** What the payer chooses in the service's app, for each kind of number. */
  readonly menu: Readonly<Record<PaymentNumberKind, Words>>;
  /** The code to dial on a phone without the app. */
  readonly ussd: string;
  readonly mark: {
    /** White text on it reaches AA; it has a contrast of 3:1 to the cards of both themes. */
    readonly colour: string;
    /** SVG path in 40 by 40: our own drawing of the first letter. The service's logo is its property. */
    readonly path: string;
  };
  /** Pattern of a number that receives payments, as its payers type it. */
  readonly number: string;
  readonly transactionId: {
    /** Pattern of the id in the service's messages. */
    readonly pattern: string;
    /** An id of the usual length, invented. */
    readonly example: string;
  };
  /** The number that a trial shows, with its kind; null: the method is off in a trial. Nobody may pay to it. */
  readonly trialNumber: string | null;
  /**
   * Whether the method is invisible until it has a number. One that is not optional is always shown, without
   * a number as not available.
   */
  readonly isOptional: boolean;
}
