import type { PaymentChannel, ParsedMessage, ReceivedMoney } from './parsed-message';

/** A message and its expected parse result. */
export type Sample = readonly [text: string, says: ParsedMessage];

/** A field of a message about received money, and its part of the text. */
type Field = 'amount' | 'sender' | 'reference' | 'trxId' | 'sentAt';

/** A part of a message; one without a field is fixed text of the service. */
export type Piece = readonly [text: string, field?: Field];

/** Received money as the properties print it. */
export interface PrintedMoney {
  /** With currency and sum, for example ['Tk ', '1,500.00']. */
  readonly sum: readonly [currency: string, sum: string];
  readonly trxId: string;
  readonly sender: string;
  readonly sentAt: Date;
  readonly channel: PaymentChannel;
}

/** Everything that the specs know about the messages of a service. */
export interface MethodSamples {
  readonly messages: readonly Sample[];
  /** Beginnings and repeated parts of texts that take long unless reading takes linear time. */
  readonly hostile: readonly (readonly [what: string, head: string, unit: string])[];
  /** Channels whose messages print the payer's note. */
  readonly notedChannels: readonly PaymentChannel[];
  /** A message about received money; without a note when it is null. */
  readonly print: (money: PrintedMoney, note: string | null) => readonly Piece[];
}

/** Makes expected results that differ from a typical message in some facts. */
export const receivedLike =
  (typical: ReceivedMoney) =>
  (facts: Partial<ReceivedMoney>): ParsedMessage => ({ kind: 'received', ...typical, ...facts });
export const outgoing: ParsedMessage = { kind: 'other', what: 'outgoing' };
export const unknown: ParsedMessage = { kind: 'unparsed', reason: 'unknown_form' };
export const doubtful: ParsedMessage = { kind: 'unparsed', reason: 'doubtful' };

/** The sum of printed money in two pieces. */
export const printedSum = ({ sum: [currency, sum] }: PrintedMoney): Piece[] => [
  [currency],
  [sum, 'amount'],
];

/** Day and minute in Dhaka: 'dd/mm/yyyy hh:mm'. */
export function printedTime(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + 6 * 3_600_000).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}
