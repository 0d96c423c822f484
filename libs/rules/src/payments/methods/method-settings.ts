import { METHODS, PAYMENT_METHODS, type PaymentMethod } from './payment-methods';
import type { PaymentNumberKind } from './payment-method';

/** A number that receives payments, and what payers do in the app to pay to it. */
export interface ReceivingNumber {
  /** In the form to show and copy, e.g. '01712345678'. */
  readonly number: string;
  readonly kind: PaymentNumberKind;
}

/** A number with its method. */
export interface MethodNumber extends ReceivingNumber {
  readonly method: PaymentMethod;
}

/** What administrators decide about a payment method. Amounts are whole BDT. */
export interface MethodSettings {
  readonly method: PaymentMethod;
  /** Whether new orders may use it. */
  readonly isOn: boolean;
  /** At most one of each kind. Payers see all of them. */
  readonly numbers: readonly ReceivingNumber[];
  /** The least and the most that an order may cost; null for no limit. */
  readonly minBdt: number | null;
  readonly maxBdt: number | null;
  /** What payers must know of it, in both languages; both empty for nothing. */
  readonly noticeEn: string;
  readonly noticeBn: string;
  /** Senders of the operator's messages, as phones show them. */
  readonly senders: readonly string[];
}

/** Number of the method list that every service starts with. */
export const FIRST_METHOD_LIST = 1;

/** Limits of what a method may hold; lengths in characters, amounts in whole BDT. */
export const METHOD_LIMITS = { notice: 200, senders: 8, sender: 20, amount: 1_000_000 } as const;

/** Form of a sender of messages. */
export const SENDER_PATTERN = /^[A-Za-z0-9][A-Za-z0-9 +._-]*$/;

/** Why a method list cannot be published, with the text that screens show. */
export const METHOD_LIST_FAULTS = {
  'no-number': 'A method that is on needs a number.',
  number: 'This is no number of this operator.',
  'same-kind': 'A method has at most one number of each kind.',
  limits: 'The maximum must not be below the minimum.',
  notice: 'The notice is needed in both languages, or in none.',
  'no-sender': 'A method needs a sender of its messages.',
  methods: 'Each payment method must be in the list once.',
} as const;

/** A key of METHOD_LIST_FAULTS. */
export type MethodListFault = keyof typeof METHOD_LIST_FAULTS;

/** A fault of one method; `method` is null for one of the whole list. */
export interface MethodFault {
  readonly method: PaymentMethod | null;
  readonly fault: MethodListFault;
}

const isNumberOf = (method: PaymentMethod, number: string): boolean =>
  new RegExp(`^${METHODS[method].number}$`).test(number);

function faultsOf(settings: MethodSettings): MethodListFault[] {
  const { method, isOn, numbers, minBdt, maxBdt, noticeEn, noticeBn, senders } = settings;
  const kinds = numbers.map(({ kind }) => kind);
  return [
    ...(isOn && numbers.length === 0 ? ['no-number' as const] : []),
    ...(numbers.every(({ number }) => isNumberOf(method, number)) ? [] : ['number' as const]),
    ...(new Set(kinds).size < kinds.length ? ['same-kind' as const] : []),
    ...(minBdt !== null && maxBdt !== null && maxBdt < minBdt ? ['limits' as const] : []),
    ...((noticeEn === '') === (noticeBn === '') ? [] : ['notice' as const]),
    ...(senders.length === 0 ? ['no-sender' as const] : []),
  ];
}

/** All faults of a method list; empty when it can be published. */
export function methodListFaults(methods: readonly MethodSettings[]): MethodFault[] {
  const ids = methods.map(({ method }) => method);
  const isWhole =
    ids.length === PAYMENT_METHODS.length && PAYMENT_METHODS.every((id) => ids.includes(id));
  return [
    ...methods.flatMap((settings) =>
      faultsOf(settings).map((fault) => ({ method: settings.method, fault })),
    ),
    ...(isWhole ? [] : [{ method: null, fault: 'methods' as const }]),
  ];
}

/** The numbers of all methods, also of those that are off, in their order. */
export const numbersOf = (methods: readonly MethodSettings[]): MethodNumber[] =>
  methods.flatMap(({ method, numbers }) => numbers.map((number) => ({ method, ...number })));

/** The methods that a payer sees, in order; see PaymentMethodRecord.isOptional. */
export const visibleMethods = (methods: readonly MethodSettings[]): MethodSettings[] =>
  methods.filter((settings) => payableNumbers(settings).length > 0 || !isOptional(settings));

const isOptional = ({ method }: MethodSettings): boolean => METHODS[method].isOptional;

/** The numbers that new orders are paid to; none when the method is off. */
export const payableNumbers = ({ isOn, numbers }: MethodSettings): readonly ReceivingNumber[] =>
  isOn ? numbers : [];

/** Why a method takes no new order: it is off, or the amount is out of its limits. */
export type MethodRefusal = 'off' | 'below-minimum' | 'above-maximum';

/**
 * Why an order cannot be made with a method; null when it can. Without any number at all, methods that are on and
 * not optional take orders, as a service that is not set up does.
 * @param amountBdt the amount of the order.
 */
export function methodRefusal(
  methods: readonly MethodSettings[],
  method: PaymentMethod,
  amountBdt: number,
): MethodRefusal | null {
  const settings = methods.find((one) => one.method === method);
  if (!settings?.isOn) return 'off';
  const isSetUp = numbersOf(methods).length > 0;
  if (isSetUp ? settings.numbers.length === 0 : isOptional(settings)) return 'off';
  return limitRefusal(settings, amountBdt);
}

/** Why an amount is out of the limits of a method; null when it is within. */
export function limitRefusal(
  { minBdt, maxBdt }: Pick<MethodSettings, 'minBdt' | 'maxBdt'>,
  amountBdt: number,
): Exclude<MethodRefusal, 'off'> | null {
  if (minBdt !== null && amountBdt < minBdt) return 'below-minimum';
  return maxBdt !== null && amountBdt > maxBdt ? 'above-maximum' : null;
}

/**
 * All numbers that ever received payments, after a list follows another one: late money may still go to a number
 * that was replaced.
 * @param known those until then.
 */
export function knownNumbers(
  known: readonly MethodNumber[],
  methods: readonly MethodSettings[],
): MethodNumber[] {
  const all = [...known, ...numbersOf(methods)];
  return [...new Map(all.map((one) => [`${one.method} ${one.number} ${one.kind}`, one])).values()];
}
