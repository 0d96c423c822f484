import {
  hidePayerNumbers,
  isComparableSender,
  normaliseSenderDigits,
  senderFit,
} from './sender-digits';

describe('the last digits of the paying number as typed', () => {
  it.each([
    ['1234', '1234'],
    [' 12 34 ', '1234'],
    ['০১২৩', '0123'],
    ['৬৭৮৯', '6789'],
    ['1২3৪', '1234'],
  ])('%j is %j', (typed, digits) => {
    expect(normaliseSenderDigits(typed)).toBe(digits);
  });

  it.each(['', '123', '12345', '12a4', '１２３４', '१२३४', '12.4', '-123', '٠١٢٣'])(
    '%j is none',
    (typed) => {
      expect(normaliseSenderDigits(typed)).toBeNull();
    },
  );
});

describe('typed digits compared with the reported sender', () => {
  it.each([
    '01711111234',
    '+8801711111234',
    '8801711111234',
    '+880 1711-111234',
    '(017) 1111 1234',
    '017 1111 12 34',
    '017****1234',
    '017XX-XX1234',
    '০১৭১১১১১২৩৪',
    '017011111234',
  ])('%s ends in 1234', (sender) => {
    expect(senderFit(sender, '1234')).toBe('fits');
    expect(senderFit(sender, '1235')).toBe('differs');
    expect(senderFit(sender, null)).toBe('unknown');
    expect(isComparableSender(sender)).toBe(true);
  });

  it.each([
    null,
    '',
    ' ',
    '1234',
    '16247',
    '017XX-XXX234',
    '0171111****',
    '01711111xxx',
    'BRAC Bank 1234',
    'Rahim 01711111234',
    'Card ending 1234',
    '01711111234, 01811111234',
    '01711111234567890',
  ])('%j says nothing that digits could be compared with', (sender) => {
    expect(senderFit(sender, '1234')).toBe('unknown');
    expect(isComparableSender(sender)).toBe(false);
  });
});

describe('the numbers of payers for whoever may not decide about money', () => {
  it.each([
    ['01711111234', '01711••••••'],
    ['+880 1711-111234', '+880 17••-••••••'],
    ['(017) 1111 1234', '(017) 11•• ••••'],
    ['017.1111.1234', '017.11••.••••'],
    ['XXXXXXX1234', 'XXXXX••••••'],
    ['017****1234', '017**••••••'],
    ['০১৭১১১১১২৩৪', '০১৭১১••••••'],
    ['Tk 2,200.00 from 01711111234. ID CFA1', 'Tk 2,200.00 from 01711••••••. ID CFA1'],
    ['from 01711111234 500 left', 'from 01711•••••• ••• left'],
    ['ধন্যবাদ', 'ধন্যবাদ'],
    ['', ''],
  ])('%j is read as %s', (text, hidden) => {
    expect(hidePayerNumbers(text)).toBe(hidden);
  });

  it('fit no digits any more', () => {
    for (const sender of ['01711111234', '+880 1711-111234', '017XX-XX1234', '০১৭১১১১১২৩৪']) {
      expect(senderFit(hidePayerNumbers(sender), '1234')).toBe('unknown');
    }
  });
});
