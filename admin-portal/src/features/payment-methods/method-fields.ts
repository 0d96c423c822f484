import { type MethodField, type MethodSettings, PAYMENT_NUMBER_KINDS } from '@portal/rules';
import type { Formats } from '@portal/ui';
import { texts } from './texts';

/** How a difference of one field is written. */
interface FieldWords {
  readonly name: string;
  /** Where money goes is highlighted. */
  readonly isMoney?: true;
  /** The value of a `FieldChange` in words. */
  readonly write: (value: string, formats: Formats) => string;
}

const asIs = (value: string): string => value || texts.none;
const quoted = (value: string): string => (value ? texts.quoted(value) : texts.none);
const amount = (value: string, formats: Formats): string =>
  value ? formats.count(Number(value)) : texts.none;

/** '01712345678 (personal)' with the kind as the screens name it. */
const numbers = (value: string): string =>
  PAYMENT_NUMBER_KINDS.reduce(
    (text, kind) => text.replaceAll(`(${kind})`, `(${texts.kinds[kind]})`),
    asIs(value),
  );

/** Name and values of every field of a method in words. A field that is forgotten here does not compile. */
export const METHOD_FIELDS: Readonly<Record<MethodField, FieldWords>> = {
  isOn: { name: 'new orders', write: (value) => (value === 'true' ? texts.on : texts.off) },
  numbers: { name: 'numbers', isMoney: true, write: numbers },
  minBdt: { name: 'minimum', write: amount },
  maxBdt: { name: 'maximum', write: amount },
  noticeEn: { name: 'notice', write: quoted },
  noticeBn: { name: 'Bangla notice', write: quoted },
  senders: { name: 'senders', write: asIs },
};

/** 'from 20 BDT, up to 25,000 BDT'. */
export function limitsWritten(
  { minBdt, maxBdt }: Pick<MethodSettings, 'minBdt' | 'maxBdt'>,
  { money }: Formats,
): string {
  const parts = [
    ...(minBdt === null ? [] : [texts.from(money(minBdt, 'BDT'))]),
    ...(maxBdt === null ? [] : [texts.upTo(money(maxBdt, 'BDT'))]),
  ];
  return parts.join(', ') || texts.noLimits;
}
