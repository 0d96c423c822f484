import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHOD_MESSAGES } from '../messages/method-messages';
import { normaliseTransactionId } from '../reference-code';
import {
  methodMenu,
  methodName,
  METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentNumberVariable,
  shownMethods,
  transactionIdExample,
} from './payment-methods';

const root = join(__dirname, '../../../../..');
const fileOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Paper of the cards in the light and in the dark theme of libs/ui. */
const PAPERS = ['#FFFFFF', '#161A21'];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const optional = PAYMENT_METHODS.filter((id) => METHODS[id].isOptional);
const numbersOf = (...methods: PaymentMethod[]) => methods.map((method) => ({ method }));

describe.each(PAYMENT_METHODS)('%s', (id) => {
  const { name, menu, ussd, mark, number, transactionId, trialNumber } = METHODS[id];

  it('stands in the table of operations with its words', () => {
    const cells = [
      ...[name.en, `\`${id}\``, `\`${paymentNumberVariable(id)}\``],
      ...[`${menu.personal.en}, ${menu.merchant.en}`, `\`${ussd}\``],
      METHOD_MESSAGES[id].senders.map((sender) => `\`${sender}\``).join(', '),
    ];
    const rows = fileOf('docs/operations/payment-methods.md')
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()));
    expect(rows).toContainEqual(['', ...cells, '']);
  });

  it('has a variable in the example of an environment', () => {
    expect(fileOf('docker/example.env').split('\n')).toContain(`${paymentNumberVariable(id)}=`);
  });

  it('has a mark that is seen in both themes, with a readable letter', () => {
    expect(contrast(mark.colour, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    for (const paper of PAPERS) expect(contrast(mark.colour, paper)).toBeGreaterThanOrEqual(3);
  });

  it('has a transaction id that its messages and the form of the payer take', () => {
    expect(transactionId.example).toMatch(new RegExp(`^${transactionId.pattern}$`));
    expect(normaliseTransactionId(transactionId.example)).toBe(transactionIdExample(id));
  });

  it('has a number for the trial of the form of its numbers, or none', () => {
    const form = new RegExp(`^${number}(?::merchant)?$`);
    expect(trialNumber ?? '01700000000').toMatch(form);
  });
});

it('no two methods have one name, sender or mark', () => {
  const records = Object.values(METHODS);
  const senders = PAYMENT_METHODS.flatMap((id) => METHOD_MESSAGES[id].senders);
  for (const values of [
    ...[records.map(({ name }) => name.en), records.map(({ name }) => name.bn)],
    ...[records.map(({ mark }) => mark.path), records.map(({ mark }) => mark.colour), senders],
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

describe('a method that is not optional', () => {
  it('is bKash or Nagad, in this order', () => {
    expect(shownMethods([])).toEqual(['bkash', 'nagad']);
    expect(PAYMENT_METHODS.slice(0, 2)).toEqual(['bkash', 'nagad']);
  });
});

it('an optional method is shown only with a number', () => {
  for (const id of optional) {
    for (const others of [numbersOf(), numbersOf('bkash', 'nagad')]) {
      expect([id, shownMethods(others).includes(id)]).toEqual([id, false]);
    }
    expect(shownMethods(numbersOf(id, 'bkash'))).toEqual(['bkash', 'nagad', id]);
  }
});

describe('a method of a newer service', () => {
  it('is named by its id, and its menu has the words of bKash', () => {
    expect(methodName('newpay', 'bn')).toBe('newpay');
    expect(methodMenu('newpay', 'merchant', 'en')).toBe('Payment');
    expect(transactionIdExample('newpay')).toBe(METHODS.bkash.transactionId.example);
    expect(methodName('constructor')).toBe('constructor');
  });

  it('is not shown among those to choose', () => {
    expect(shownMethods([{ method: 'newpay' }])).toEqual(['bkash', 'nagad']);
  });
});
