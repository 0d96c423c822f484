import type { ReportPaymentMessageRequest, ReportPaymentRequest } from '@portal/contracts';
import {
  isComparableSender,
  PAYMENT_METHODS,
  type PaymentMethod,
  reportedPoisha,
} from '@portal/rules';
import { parseArgs } from 'node:util';
import { Problem } from '../../shared/problem';

/** The sender of reports without another number. */
const DEFAULT_SENDER = '01700001234';

/** Help text of the command. */
export const USAGE = `Usage: npm run pay -- <referenceCode> <amountBdt> [options]
       npm run pay -- --message "<text of the operator>" [options]

Plays the relay against the system that npm start runs: reports that money came in.

  --method NAME         the service that was paid with (bkash): ${PAYMENT_METHODS.join(', ')}
  --trx ID              the operator's number of the payment (a new one)
  --no-note             the payer forgot the note; the reference code may be left out
  --sender NUMBER       the number that paid (${DEFAULT_SENDER}); who types its last four
                        digits with the ID claims money without a note
  --at ISO              when it was paid, e.g. 2031-03-10T06:30:00Z (now)`;

/** The report that the relay sends. */
export type Report =
  | { readonly kind: 'payment'; readonly body: ReportPaymentRequest }
  | { readonly kind: 'message'; readonly body: ReportPaymentMessageRequest };

/** Defaults for arguments that are left out. */
export interface Defaults {
  readonly now: Date;
  /** Draws a transaction id that was never used. */
  readonly drawTrxId: (method: PaymentMethod) => string;
}

/**
 * Parses the command line; null when it requests help.
 * @throws Problem with the reason and the usage.
 */
export function readArguments(args: readonly string[], defaults: Defaults): Report | null {
  const { positionals, values } = parse(args);
  if (values.help === true) return null;
  const method = readMethod(values.method ?? 'bkash');
  const receivedAt = readTime(values.at, defaults.now);
  if (values.message !== undefined) {
    const own = [values.trx, values.sender, values['no-note']];
    if (positionals.length > 0 || own.some((value) => value !== undefined)) {
      throw wrong('--message brings its own code, amount, id and sender; give none beside it');
    }
    return { kind: 'message', body: { method, text: values.message, receivedAt } };
  }
  const hasNote = values['no-note'] !== true;
  const [reference, amount] = readPositionals(positionals, hasNote);
  const trxId = values.trx ?? defaults.drawTrxId(method);
  const sender = readSender(values.sender ?? DEFAULT_SENDER);
  return { kind: 'payment', body: { method, trxId, amount, reference, sender, receivedAt } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        method: { type: 'string' },
        trx: { type: 'string' },
        sender: { type: 'string' },
        'no-note': { type: 'boolean' },
        at: { type: 'string' },
        message: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function readPositionals(
  positionals: readonly string[],
  hasNote: boolean,
): [reference: string | null, amount: number] {
  const most = 2;
  const least = hasNote ? most : 1;
  if (positionals.length < least || positionals.length > most) {
    throw wrong(hasNote ? 'give a reference code and an amount' : 'give an amount');
  }
  const [first = '', second] = positionals;
  return [hasNote ? first : null, readAmount(second ?? first)];
}

function readAmount(text: string): number {
  const amount = text.trim() === '' ? Number.NaN : Number(text);
  if (reportedPoisha(amount) === null) {
    throw wrong(`'${text}' is no amount; give BDT with at most two decimals, e.g. 1500`);
  }
  return amount;
}

function readMethod(text: string): PaymentMethod {
  const method = PAYMENT_METHODS.find((one) => one === text);
  if (method === undefined)
    throw wrong(`--method is '${text}'; give one of: ${PAYMENT_METHODS.join(', ')}`);
  return method;
}

function readSender(text: string): string {
  if (!isComparableSender(text)) {
    throw wrong(`--sender is '${text}'; give a telephone number like ${DEFAULT_SENDER}`);
  }
  return text;
}

function readTime(text: string | undefined, now: Date): string {
  const time = text === undefined ? now : new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw wrong(`--at is '${text}'; give a time like ${now.toISOString()}`);
  }
  return time.toISOString();
}

function wrong(reason: string): Problem {
  return new Problem(`This cannot be reported: ${reason}.\n\n${USAGE}`);
}
