import type { MethodSettingsView } from '@portal/contracts';
import {
  METHOD_LIMITS,
  METHODS,
  PAYMENT_NUMBER_KINDS,
  type PaymentMethod,
  type PaymentNumberKind,
  SENDER_PATTERN,
} from '@portal/rules';
import { readWholeNumber } from '../../../shared/actions/whole-number';
import { texts } from '../texts';

const problemTexts = texts.form.problems;

/** Values of the form of a method, as they are typed. The number of a kind has the kind as its name. */
export type MethodEntries = Readonly<
  Record<PaymentNumberKind | 'minBdt' | 'maxBdt' | 'noticeEn' | 'noticeBn' | 'senders', string>
> & { readonly isOn: boolean };

/** Name of a field for a typed text. */
export type MethodTextField = Exclude<keyof MethodEntries, 'isOn'>;

/** Why fields are refused, by their name. */
export type MethodProblems = Readonly<Partial<Record<MethodTextField, string>>>;

/** The form of a method. */
export function entriesOf(method: MethodSettingsView): MethodEntries {
  const numberOf = (kind: PaymentNumberKind): string =>
    method.numbers.find((one) => one.kind === kind)?.number ?? '';
  return {
    isOn: method.isOn,
    ...{ personal: numberOf('personal'), merchant: numberOf('merchant'), agent: numberOf('agent') },
    minBdt: String(method.minBdt ?? ''),
    maxBdt: String(method.maxBdt ?? ''),
    ...{ noticeEn: method.noticeEn, noticeBn: method.noticeBn },
    senders: method.senders.join(', '),
  };
}

/** A number without the separators that people type. */
const plainNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

const sendersOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((sender) => sender.trim())
      .filter(Boolean),
  ),
];

const numberProblem = (method: PaymentMethod, typed: string): string | undefined =>
  typed.trim() === '' || new RegExp(`^${METHODS[method].number}$`).test(plainNumber(typed))
    ? undefined
    : problemTexts.number;

function amountProblem(typed: string): string | undefined {
  const amount = typed.trim() === '' ? 1 : readWholeNumber(typed);
  const isRead = amount !== null && amount >= 1 && amount <= METHOD_LIMITS.amount;
  return isRead ? undefined : problemTexts.range(METHOD_LIMITS.amount);
}

const noticeProblem = (typed: string): string | undefined =>
  typed.trim().length > METHOD_LIMITS.notice
    ? problemTexts.tooLong(METHOD_LIMITS.notice)
    : undefined;

function sendersProblem(typed: string): string | undefined {
  const senders = sendersOf(typed);
  const isRead =
    senders.length > 0 &&
    senders.length <= METHOD_LIMITS.senders &&
    senders.every((one) => one.length <= METHOD_LIMITS.sender && SENDER_PATTERN.test(one));
  return isRead ? undefined : problemTexts.senders(METHOD_LIMITS.senders, METHOD_LIMITS.sender);
}

/** Why the entries cannot be applied; empty when they can. What rules refuse of a list is said later. */
export function problemsOf(method: PaymentMethod, entries: MethodEntries): MethodProblems {
  const problems: Record<MethodTextField, string | undefined> = {
    personal: numberProblem(method, entries.personal),
    merchant: numberProblem(method, entries.merchant),
    agent: numberProblem(method, entries.agent),
    minBdt: amountProblem(entries.minBdt),
    maxBdt: amountProblem(entries.maxBdt),
    noticeEn: noticeProblem(entries.noticeEn),
    noticeBn: noticeProblem(entries.noticeBn),
    senders: sendersProblem(entries.senders),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

/** The method of entries without problems. */
export function methodOf(method: PaymentMethod, entries: MethodEntries): MethodSettingsView {
  const amount = (typed: string): number | null => readWholeNumber(typed);
  return {
    method,
    isOn: entries.isOn,
    numbers: PAYMENT_NUMBER_KINDS.flatMap((kind) => {
      const number = plainNumber(entries[kind]);
      return number === '' ? [] : [{ number, kind }];
    }),
    minBdt: amount(entries.minBdt),
    maxBdt: amount(entries.maxBdt),
    noticeEn: entries.noticeEn.trim(),
    noticeBn: entries.noticeBn.trim(),
    senders: sendersOf(entries.senders),
  };
}
