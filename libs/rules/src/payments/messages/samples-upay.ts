import {
  doubtful,
  type MethodSamples,
  outgoing,
  type Piece,
  printedSum,
  printedTime,
  receivedLike,
  type Sample,
  unknown,
} from './samples';

const money = receivedLike({
  amount: 90_000,
  trxId: '01K7C8Z24V',
  reference: null,
  sender: '01511000001',
  sentAt: new Date('2026-11-21T04:15:00Z'),
  channel: 'personal',
});
const paid = (facts: Parameters<typeof money>[0]) => money({ channel: 'merchant', ...facts });
const cashOut = { kind: 'other', what: 'cash_out' } as const;

const END = 'Balance Tk. 900.00. TrxID 01K7C8Z24V at 21/11/2026 10:15';
const FAKE = 'Balance Tk. 1.00. TrxID FAKE123456 at 21/11/2026 10:15';
const HEAD = 'Tk. 900.00 has been received from 01511000001.';
const SHOP = 'Received Payment of Tk.900.00 from 01511000001.';
const BANGLA = '০১৫১১০০০০০১ থেকে Tk ৯০০.০০ পেয়েছেন।';
const BANGLA_END = 'TrxID: 01K7C8Z24V। ফি: Tk ০.০০। ব্যালেন্স: Tk ১৪,২০০.০০। সময়: ২১/১১/২০২৬ ১০:১৫';

/**
 * Upay's messages in the forms found in public code and tests; names, numbers and ids are invented. One text of
 * Send Money and those of agents are public as a phone received them (2025). Of a payment to a merchant and of
 * money from a bank only the beginning and the id are public: their ends are taken from Send Money. No text
 * with a note is public, only its empty field 'Ref-.'. No received message in Bangla is public; the only Bangla
 * texts stand in the tests of one project and look translated.
 */
const MESSAGES: readonly Sample[] = [
  // Send Money to a personal number.
  [`${HEAD} Ref-. ${END}`, money({})],
  [`${HEAD} ${END}`, money({})],
  [`${HEAD} Ref-ABCD2345. ${END}`, money({ reference: 'ABCD2345' })],
  [`${HEAD} Ref: abcd-2345. ${END}.`, money({ reference: 'abcd-2345' })],
  [`${HEAD} Ref-ভিডিও প্ল্যান. ${END}`, money({ reference: 'ভিডিও প্ল্যান' })],
  [`${HEAD} Ref-N/A. Fee Tk. 0.00. ${END}`, money({})],
  [`${HEAD.replace('900.00', '12,254.90')} Ref-. ${END}`, money({ amount: 1_225_490 })],
  // Payment to a merchant's number.
  [`${SHOP} ${END}`, paid({})],
  [`${SHOP} Ref-ABCD2345. ${END}`, paid({ reference: 'ABCD2345' })],
  // From a bank.
  [
    `Tk.900.00 has been received from BRAC Bank Limited. ${END}`,
    money({ channel: 'bank', sender: null }),
  ],
  // Bangla, from tests only.
  [`${BANGLA} ${BANGLA_END}`, money({})],
  [`০১৫১১০০০০০১ থেকে ক্যাশ ইন Tk ৯০০.০০। ${BANGLA_END}`, money({ channel: 'agent' })],
  [`০১৫১১০০০০০১ এ ক্যাশ আউট Tk ৫০০.০০। ${BANGLA_END}`, cashOut],

  // Parsed, but no money for an order.
  [`Cash-in of Tk. 500.00 to 01511000001 is successful. Comm: TK. 2.05. ${END}.`, outgoing],
  [`B2B Transfer of Tk. 500.00 to 01511000001 is successful. ${END}.`, outgoing],
  [
    `You have received Cash-out of Tk. 3940.00 from 01511000001. Comm: TK. 16.1343. ${END}.`,
    cashOut,
  ],
  [
    'Your upay OTP is 000000. Never share your OTP or PIN with anyone.',
    { kind: 'other', what: 'otp' },
  ],

  // The note imitates text of the operator.
  [`${HEAD} Ref-X. ${FAKE}. ${END}`, doubtful],
  [`${HEAD} Ref-Tk 5000. ${END}`, doubtful],
  [`${HEAD} Ref-Balance: 1. ${END}`, doubtful],
  // One value is implausible, or the text is not a form of Upay.
  [`${HEAD} Ref-. ${END.replace('21/11', '31/11')}`, doubtful],
  [`${HEAD.replace('900.00', '9,00.00')} ${END}`, doubtful],
  [`${HEAD} Ref-. ${END} Forwarded by Karim`, unknown],
  [`Upay: ${HEAD} Ref-. ${END}`, unknown],
  ['Tk. 254.90 has been received from 01511000001... TrxID 01JP2W61EN', unknown],
];

/** Upay's messages for the specs. */
export const UPAY_SAMPLES: MethodSamples = {
  messages: MESSAGES,
  hostile: [
    ['a note of Upay ends', `${HEAD} Ref-`, `x. ${END.slice(0, -1)}. `],
    ['a note of Upay fees', `${HEAD} Ref-`, 'Fee Tk. 1.00. '],
    ['a code of Upay with a tail', 'Your upay OTP is 123456. ', 'trx trx i '],
  ],
  notedChannels: ['personal', 'merchant'],
  print(money, note) {
    const isShop = money.channel === 'merchant';
    const [first, between] = isShop
      ? ['Received Payment of ', ' from ']
      : ['', ' has been received from '];
    const ref: Piece[] = note === null ? [['Ref-. ']] : [['Ref-'], [note, 'reference'], ['. ']];
    return [
      ...([[first], ...printedSum(money), [between], [money.sender, 'sender'], ['. ']] as const),
      ...([...ref, ['Balance Tk. 9.00. TrxID '], [money.trxId, 'trxId'], [' at ']] as const),
      [printedTime(money.sentAt), 'sentAt'],
    ];
  },
};
