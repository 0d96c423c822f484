import { completeMethods, firstMethods, isSenderOf } from '../messages/first-methods';
import { METHOD_MESSAGES } from '../messages/method-messages';
import { methodChanges } from './method-changes';
import {
  knownNumbers,
  methodListFaults,
  type MethodNumber,
  methodRefusal,
  type MethodSettings,
  numbersOf,
  payableNumbers,
  visibleMethods,
} from './method-settings';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods';

const BKASH: MethodNumber = { method: 'bkash', number: '01712345678', kind: 'personal' };
const NAGAD: MethodNumber = { method: 'nagad', number: '01812345678', kind: 'merchant' };
const first = firstMethods([BKASH, NAGAD]);

/** The first methods with some settings of one changed. */
const methodsWith = (
  id: PaymentMethod,
  change: Partial<MethodSettings>,
  methods = first,
): MethodSettings[] => methods.map((one) => (one.method === id ? { ...one, ...change } : one));

const idsOf = (methods: readonly MethodSettings[]) => methods.map(({ method }) => method);

describe('the first method list', () => {
  it('has every method in the order of the dialog, with the numbers of the configuration', () => {
    expect(idsOf(first)).toEqual([...PAYMENT_METHODS]);
    expect(numbersOf(first)).toEqual([BKASH, NAGAD]);
    expect(first.map(({ isOn }) => isOn)).toEqual([true, true, false, false]);
    for (const { method, minBdt, maxBdt, noticeEn, noticeBn, senders } of first) {
      expect({ minBdt, maxBdt, noticeEn, noticeBn, senders }).toEqual({
        ...{ minBdt: null, maxBdt: null, noticeEn: '', noticeBn: '' },
        senders: METHOD_MESSAGES[method].senders,
      });
    }
  });

  it('can be published when every method that is on has a number', () => {
    expect(methodListFaults(first)).toEqual([]);
    expect(methodListFaults(firstMethods([NAGAD]))).toEqual([
      { method: 'bkash', fault: 'no-number' },
    ]);
  });
});

describe('a stored list', () => {
  it('gets the methods of a newer version at its end, switched off', () => {
    const completed = completeMethods(first.slice(1));
    expect(idsOf(completed)).toEqual(['nagad', 'rocket', 'upay', 'bkash']);
    expect(completed.at(-1)).toMatchObject({ isOn: false, numbers: [], senders: ['bKash'] });
  });

  it('loses a method that this version does not have', () => {
    const newer = { ...first[0], method: 'newer' } as unknown as MethodSettings;
    expect(completeMethods([newer, ...first])).toEqual(first);
  });
});

describe('a fault', () => {
  it.each<[string, Partial<MethodSettings>]>([
    ['no-number', { numbers: [] }],
    ['number', { numbers: [{ number: '0171234567', kind: 'personal' }] }],
    [
      'same-kind',
      {
        numbers: [
          { number: '01712345678', kind: 'agent' },
          { number: '01712345679', kind: 'agent' },
        ],
      },
    ],
    ['limits', { minBdt: 500, maxBdt: 499 }],
    ['notice', { noticeEn: 'Slow today.' }],
    ['notice', { noticeBn: 'আজ ধীর।' }],
    ['no-sender', { senders: [] }],
  ])('is %s', (fault, change) => {
    expect(methodListFaults(methodsWith('bkash', change))).toEqual([{ method: 'bkash', fault }]);
  });

  it('is a method that is missing or twice in the list', () => {
    const whole = { method: null, fault: 'methods' };
    expect(methodListFaults(first.slice(1))).toEqual([whole]);
    expect(methodListFaults([...first.slice(1), ...first.slice(1, 2)])).toContainEqual(whole);
    expect(methodListFaults([...first, ...first.slice(0, 1)])).toEqual([whole]);
  });

  it('is not a method that is off without a number, nor limits that are equal or alone', () => {
    expect(methodListFaults(methodsWith('bkash', { isOn: false, numbers: [] }))).toEqual([]);
    expect(methodListFaults(methodsWith('bkash', { minBdt: 500, maxBdt: 500 }))).toEqual([]);
    expect(methodListFaults(methodsWith('bkash', { minBdt: 500 }))).toEqual([]);
    expect(methodListFaults(methodsWith('bkash', { maxBdt: 500 }))).toEqual([]);
  });
});

describe('a new order', () => {
  it('is refused by a method that is off, also when it has a number', () => {
    expect(methodRefusal(first, 'bkash', 100)).toBeNull();
    expect(methodRefusal(methodsWith('bkash', { isOn: false }), 'bkash', 100)).toBe('off');
    expect(methodRefusal(first, 'rocket', 100)).toBe('off');
  });

  it('is refused by a method without a number, while another one has one', () => {
    expect(methodRefusal(firstMethods([NAGAD]), 'bkash', 100)).toBe('off');
  });

  it('is taken by bKash and Nagad while no method has a number', () => {
    const none = firstMethods([]);
    expect(PAYMENT_METHODS.map((id) => methodRefusal(none, id, 100))).toEqual([
      ...[null, null, 'off', 'off'],
    ]);
  });

  it('is refused below the minimum and above the maximum, and taken at both', () => {
    const limited = methodsWith('bkash', { minBdt: 100, maxBdt: 500 });
    const refusals = [99.99, 100, 500, 500.01].map((bdt) => methodRefusal(limited, 'bkash', bdt));
    expect(refusals).toEqual(['below-minimum', null, null, 'above-maximum']);
  });
});

describe('what payers see', () => {
  it('is bKash and Nagad always, an optional method only while new orders may use it', () => {
    expect(idsOf(visibleMethods(firstMethods([])))).toEqual(['bkash', 'nagad']);
    const numbers = [{ number: '019123456787', kind: 'personal' }] as const;
    const rocket = methodsWith('rocket', { isOn: true, numbers });
    expect(idsOf(visibleMethods(rocket))).toEqual(['bkash', 'nagad', 'rocket']);
    expect(idsOf(visibleMethods(methodsWith('rocket', { numbers })))).toEqual(['bkash', 'nagad']);
  });

  it('is no number of a method that is off', () => {
    const [bkash] = methodsWith('bkash', { isOn: false });
    expect(bkash && payableNumbers(bkash)).toEqual([]);
  });
});

it('a number that was replaced stays known, each once', () => {
  const replaced = methodsWith('nagad', { numbers: [{ number: '01899999999', kind: 'agent' }] });
  const known = knownNumbers(knownNumbers([], first), replaced);
  expect(known).toEqual([BKASH, NAGAD, { method: 'nagad', number: '01899999999', kind: 'agent' }]);
  expect(knownNumbers(known, first)).toEqual(known);
});

it('a sender is compared without capital letters and spaces at its ends', () => {
  expect(isSenderOf({ senders: ['bKash'] }, ' BKASH ')).toBe(true);
  expect(isSenderOf({ senders: ['bKash', '16247'] }, '16247')).toBe(true);
  expect(isSenderOf({ senders: ['bKash'] }, '01712345678')).toBe(false);
});

describe('the differences of two lists', () => {
  it('name each field with its value before and after', () => {
    const after = methodsWith('nagad', {
      isOn: false,
      numbers: [{ number: '01899999999', kind: 'merchant' }],
      maxBdt: 25_000,
    });
    expect(methodChanges(first, after)).toEqual([
      {
        ...{ method: 'nagad', kind: 'changed' },
        fields: [
          { field: 'isOn', before: 'true', after: 'false' },
          {
            ...{ field: 'numbers', before: '01812345678 (merchant)' },
            after: '01899999999 (merchant)',
          },
          { field: 'maxBdt', before: '', after: '25000' },
        ],
      },
    ]);
  });

  it('name the method that moved, and nothing when nothing differs', () => {
    const [bkash, nagad, ...others] = first as [MethodSettings, MethodSettings];
    expect(methodChanges(first, [nagad, bkash, ...others])).toEqual([
      { method: expect.stringMatching(/bkash|nagad/) as string, kind: 'moved', fields: [] },
    ]);
    expect(methodChanges(first, first)).toEqual([]);
  });
});
