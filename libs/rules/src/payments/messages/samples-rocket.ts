import {
  doubtful,
  type MethodSamples,
  outgoing,
  type Piece,
  receivedLike,
  type Sample,
  unknown,
} from './samples';

const money = receivedLike({
  amount: 49_900,
  trxId: '6910652291',
  reference: null,
  sender: '***759',
  sentAt: new Date('2026-11-21T10:15:00Z'),
  channel: 'personal',
});
const paid = (facts: Parameters<typeof money>[0]) => money({ channel: 'merchant', ...facts });

const ID = 'TxnId:6910652291 Date:21-NOV-26 04:15:53 pm.';
const APP = 'Download https://bit.ly/nexuspay';
const END = `Fee:Tk0, Your A/C Balance: Tk1,015.79 ${ID}`;
const SENT = `Tk499.00 received from A/C:***759 ${END}`;
const HEAD = 'Tk.499.00 received from A/C:***759 Ref No:';
const NET = 'Fee: Tk.00 NetBal: Tk41.00 TxnId: 6910652291 Date:21-NOV-26 04:15:53 pm.';
const FAKE = 'Fee: Tk.00 NetBal: Tk9.00 TxnId: 9999999999 Date:21-NOV-26 04:15:53 pm.';
const OUT = 'Fee:Tk1.27, Your A/C Balance: Tk311.96 TxnId:1755363871 Date:23-MAY-20 03:28:02 pm.';
const BANGLA =
  'A/C: ০১৭১১০০০০০১২ থেকে Tk ১,২০০.০০ পেয়েছেন। ফি Tk ০.০০। ব্যালেন্স: Tk ১৫,৪০০.০০। TxnId: 2847192841। তারিখ: ২১-NOV-২৬ ১৬:১৫:৫৩';

/**
 * Rocket's messages in the forms found in public code, tests and a published database of orders; names, numbers
 * and ids are invented. Each English form was received by a phone: the personal one in many places (2020 to
 * 2026), those of a merchant, an agent and another bank's wallet in one or two. No received message in Bangla is
 * public. The only Bangla texts stand in the tests of one project and look translated.
 */
const MESSAGES: readonly Sample[] = [
  // Send Money to a personal number: the note is not printed.
  [`${SENT} ${APP}`, money({})],
  [SENT, money({})],
  [SENT.slice(0, -1), money({})],
  [SENT.replace(' TxnId', '\nTxnId'), money({})],
  [SENT.replace('***759', '**271'), money({ sender: '**271' })],
  [SENT.replace('***759', '017110000017'), money({ sender: '01711000001' })],
  [SENT.replace('***759', '01711000001'), money({ sender: '01711000001' })],
  [SENT.replace('Tk499.00', 'Tk12,300.50'), money({ amount: 1_230_050 })],
  [SENT.replace('04:15:53 pm', '12:15:53 am'), money({ sentAt: new Date('2026-11-20T18:15:00Z') })],
  [SENT.replace('04:15:53 pm', '12:15:53 pm'), money({ sentAt: new Date('2026-11-21T06:15:00Z') })],
  // Merchant Pay, with the payer's note.
  [`${HEAD} NA ${NET}`, paid({})],
  [`${HEAD}  ${NET}`, unknown],
  [`${HEAD} ABCD2345 ${NET}`, paid({ reference: 'ABCD2345' })],
  [`${HEAD} ভিডিও ২ ${NET}`, paid({ reference: 'ভিডিও 2' })],
  // Through an agent, and from a wallet of another bank: without a note.
  [
    `Cash-In from A/C: ***759 Tk499.00 Fee: Tk.00, Your A/C Balance: Tk27,008.23.${ID} ${APP}`,
    money({ channel: 'agent' }),
  ],
  [
    'Tk 499.00 received from bKash A/C ***759 through NPSB. Fee: Tk .00. Your A/C Balance: Tk 574.21. TxnID:6910652291 at 21-NOV-26 04:15:53 pm.',
    money({ channel: 'bank', sender: null }),
  ],
  // Bangla, from tests only.
  [BANGLA, money({ amount: 120_000, trxId: '2847192841', sender: '01711000001' })],

  // Parsed, but no money for an order.
  [`Tk2,000.00 transferred to A/C:018110000024 ${OUT} ${APP}`, outgoing],
  [
    `Cash-Out to A/C:***336Tk902.00Fee:Tk15.06 Your A/C Balance: Tk326.89.TxnId:5762726721Date:27-SEP-25 05:59:38 pm. Please download https://bit.ly/nexuspay`,
    { kind: 'other', what: 'cash_out' },
  ],
  [
    'Dear Customer, 000000 is your OTP for e-com transaction of Debit Card no# 1234.',
    { kind: 'other', what: 'otp' },
  ],

  // The note imitates text of the operator.
  [`${HEAD} X ${FAKE} ${NET}`, doubtful],
  [`${HEAD} Tk 5000 ${NET}`, doubtful],
  // One value is implausible, or the text is not a form of Rocket.
  [SENT.replace('21-NOV', '31-NOV'), doubtful],
  [SENT.replace('21-NOV', '21-NOW'), doubtful],
  [SENT.replace('04:15:53 pm', '13:15:53 pm'), doubtful],
  [SENT.replace('6910652291', '69106522O1'), unknown],
  [SENT.replace('Tk499.00', 'Tk499'), unknown],
  [`Rocket: ${SENT}`, unknown],
  [`${SENT} Forwarded by Karim`, unknown],
  [BANGLA.replace('NOV', 'নভেম্বর'), unknown],
];

/** Rocket's messages for the specs. */
export const ROCKET_SAMPLES: MethodSamples = {
  messages: MESSAGES,
  hostile: [
    ['a note of Rocket ends', `${HEAD} `, `${FAKE.slice(0, -2)} `],
    ['a Rocket sum of commas', 'Tk1', ',1'],
    ['a code of Rocket with a tail', 'Dear Customer, 123456 is your OTP ', 'trx trx i '],
  ],
  notedChannels: ['merchant'],
  print({ sum: [, sum], sender, trxId, sentAt }, note) {
    const [day = '', time = ''] = new Date(sentAt.getTime() + 6 * 3_600_000)
      .toISOString()
      .split('T');
    const month = sentAt.toLocaleString('en', { month: 'short', timeZone: 'Asia/Dhaka' });
    const hour = Number(time.slice(0, 2));
    const clock = `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2, 5)}`;
    const printed = `${day.slice(8)}-${month.toUpperCase()}-${day.slice(2, 4)} ${clock}`;
    // The seconds are not read.
    const end = `:00 ${hour < 12 ? 'am' : 'pm'}.`;
    const ref: Piece = note === null ? ['NA'] : [note, 'reference'];
    return [
      ...([['Tk.'], [sum, 'amount'], [' received from A/C:'], [sender, 'sender']] as const),
      ...([
        ['7 Ref No: '],
        ref,
        [' Fee: Tk.00 NetBal: Tk41.00 TxnId: '],
        [trxId, 'trxId'],
      ] as const),
      ...([[' Date:'], [printed, 'sentAt'], [end]] as const),
    ];
  },
};
