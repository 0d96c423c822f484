import { BKASH } from './bkash';
import { NAGAD } from './nagad';
import { ROCKET } from './rocket';
import { UPAY } from './upay';
import type { PaymentMethodRecord, PaymentNumberKind, Words } from './payment-method';

/** Ids of the mobile money services, in the order of the payment dialog; stored with orders and receipts. */
export const PAYMENT_METHODS = ['bkash', 'nagad', 'rocket', 'upay'] as const;

/** Id of a mobile money service. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The record of each mobile money service. */
export const METHODS: Readonly<Record<PaymentMethod, PaymentMethodRecord>> = {
  bkash: BKASH,
  nagad: NAGAD,
  rocket: ROCKET,
  upay: UPAY,
};

/** A number that receives payments, from the configuration. */
interface ConfiguredNumber {
  readonly method: string;
}

/** Name of the environment variable with the number that receives payments by a method. */
export type PaymentNumberVariable = `${Uppercase<PaymentMethod>}_NUMBER`;

/** Returns the name of a method's environment variable. */
export const paymentNumberVariable = (method: PaymentMethod): PaymentNumberVariable =>
  `${method.toUpperCase() as Uppercase<PaymentMethod>}_NUMBER`;

/** The record of an id; null for a method of a newer service, which a portal does not know. */
function findMethod(id: string): PaymentMethodRecord | null {
  return Object.hasOwn(METHODS, id) ? METHODS[id as PaymentMethod] : null;
}

/** The name of a method; of an unknown one its id. */
export function methodName(id: string, language: keyof Words = 'en'): string {
  return findMethod(id)?.name[language] ?? id;
}

/** What the payer chooses in the app; the words of bKash for an unknown method. */
export function methodMenu(id: string, kind: PaymentNumberKind, language: keyof Words): string {
  return (findMethod(id) ?? BKASH).menu[kind][language];
}

/** The code to dial on a phone without the app; null for an unknown method. */
export function methodUssd(id: string): string | null {
  return findMethod(id)?.ussd ?? null;
}

/** A transaction id as the method's messages print it; of bKash for an unknown method. */
export function transactionIdExample(id: string): string {
  return (findMethod(id) ?? BKASH).transactionId.example;
}

/** The methods that a payer sees, in order; see PaymentMethodRecord.isOptional. */
export function shownMethods(numbers: readonly ConfiguredNumber[]): PaymentMethod[] {
  return PAYMENT_METHODS.filter((id) => !METHODS[id].isOptional || hasNumber(id, numbers));
}

const hasNumber = (method: PaymentMethod, numbers: readonly ConfiguredNumber[]): boolean =>
  numbers.some((number) => number.method === method);
