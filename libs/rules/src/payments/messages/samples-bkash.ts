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
  amount: 150_000,
  trxId: '9AB1CD2EFG',
  reference: null,
  sender: '01711000001',
  sentAt: new Date('2026-11-21T04:15:00Z'),
  channel: 'personal',
});

const END = 'Fee Tk 0.00. Balance Tk 2,000.00. TrxID 9AB1CD2EFG at 21/11/2026 10:15';
const FAKE = 'Fee Tk 0.00. Balance Tk 1.00. TrxID FAKE123456 at 21/11/2026 10:15';
const HEAD = 'You have received Tk 1,500.00 from 01711000001.';
const SHOP = 'You have received payment Tk 1,500.00 from 01711000001.';

/** bKash's messages in the forms found in public code and threads; names and numbers are invented. */
const MESSAGES: readonly Sample[] = [
  // Send Money to a personal number.
  [`${HEAD} ${END}`, money({})],
  [`${HEAD} Ref ABCD2345. ${END}`, money({ reference: 'ABCD2345' })],
  [`${HEAD}Ref abcd-2345. ${END}`, money({ reference: 'abcd-2345' })],
  [`${HEAD} Ref jazakallah vai. ${END}`, money({ reference: 'jazakallah vai' })],
  [`${HEAD}Ref Karim,Video Course. ${END}`, money({ reference: 'Karim,Video Course' })],
  [`${HEAD} Ref 2. ${END}`, money({ reference: '2' })],
  [`${HEAD} Ref . ${END}`, money({})],
  [`${HEAD} Ref. ${END}`, money({})],
  [`${HEAD} Ref Mr. Karim. ${END}`, money({ reference: 'Mr. Karim' })],
  [`${HEAD} Ref 01911000002. ${END}`, money({ reference: '01911000002' })],
  [`${HEAD} Ref ভিডিও প্ল্যান. ${END}`, money({ reference: 'ভিডিও প্ল্যান' })],
  [`${HEAD} Ref TK234567. ${END}`, money({ reference: 'TK234567' })],
  [`${HEAD} ${END}.`, money({})],
  [`  ${HEAD}\t${END}\n`, money({})],
  [`${HEAD.replace('01711000001', '+8801711000001')} ${END}`, money({})],
  [`${HEAD.replace('01711000001', '01711XXX001')} ${END}`, money({ sender: '01711XXX001' })],
  [`${HEAD.replace('1,500.00', '1500')} ${END}`, money({})],
  [`${HEAD.replace('Tk 1,500.00', 'Tk1,500.5')} ${END}`, money({ amount: 150_050 })],
  [`${HEAD.replace('Tk 1,500.00', 'BDT 1,50,000.25')} ${END}`, money({ amount: 15_000_025 })],
  [`${HEAD.replace('Tk 1,500.00', '৳150,000.25')} ${END}`, money({ amount: 15_000_025 })],
  [`${HEAD.replace('Tk', 'Tk.')} ${END}`, money({})],
  // A company pays money to the user.
  [
    'You have received Tk 63.00 from ExampleWeb. Balance Tk 1,082.65. TrxID DE971UR13F at 09/05/2026 21:32',
    money({
      amount: 6_300,
      trxId: 'DE971UR13F',
      sender: null,
      sentAt: new Date('2026-05-09T15:32:00Z'),
    }),
  ],
  // Payment to a shop's number.
  [`${SHOP} ${END}`, money({ channel: 'merchant' })],
  [`${SHOP} Ref 23154. ${END}`, money({ channel: 'merchant', reference: '23154' })],
  [`${SHOP} ${END.replace('. TrxID', '.TrxID')}`, money({ channel: 'merchant' })],
  [`Payment Tk 1,500.00 received from 01711000001. Ref ABCD2345 Counter 1. ${END}`, doubtful],
  [
    `Payment Tk 1,500.00 received from 01711000001. Ref ABCD2345. Counter 1. ${END}`,
    money({ channel: 'merchant', reference: 'ABCD2345' }),
  ],
  // Through an agent, and from a bank: without a note.
  [`Cash In Tk 1,500.00 from 01711000001 successful. ${END}`, money({ channel: 'agent' })],
  [
    `Cash In Tk 1,500.00 from 01711000001 successful. ${END}. Download App: https://bKa.sh/8app`,
    money({ channel: 'agent' }),
  ],
  [
    `You have received deposit from iBanking of Tk 1,500.00 from City Bank. ${END}`,
    money({ channel: 'bank', sender: null }),
  ],
  [
    `You have received a deposit of Tk 1,500.00 from Sonali Bank Account. ${END}`,
    money({ channel: 'bank', sender: null }),
  ],

  // Parsed, but no money for an order.
  [`Send Money Tk 510.00 to 01811000003 successful. Ref Karim. ${END}`, outgoing],
  [
    'Payment of Tk 20.00 to EXAMPLE FOUNDATION-RM56187 is successful. Balance Tk 1,115.15. TrxID DCD92UO50N at 13/03/2026 15:30',
    outgoing,
  ],
  [`Payment Tk 100.00 to EXAMPLE LTD-RM67912 is successful. ${END}`, outgoing],
  ['Payment of Tk 656.50 is being reserved for EXAMPLE LIMITED.', outgoing],
  [
    'Your bKash Mobile Recharge request of Tk 50.00 for 01711000006 was successful. Get App: http://android.bka.sh',
    outgoing,
  ],
  [
    'Bill successfully paid.\nBiller: EXAMPLE POWER\nMMYYYY/Contact: 112025\nA/C: 201129120\nAmount: Tk 1,448.00\nFee: Tk 0.00\nTrxID: CL88VHVQS0 at 08/12/2025 13:26',
    outgoing,
  ],
  [`Cash Out Tk 1,000.00 to 01811000004 successful. ${END}`, { kind: 'other', what: 'cash_out' }],
  [
    'Sorry, your Send Money request to 01711000005 is unsuccessful! Tk 30 has been returned. Balance Tk 73.50. TrxID BKA96AB813 at 10/11/2024 14:00',
    { kind: 'other', what: 'returned' },
  ],
  [
    'Reversal: Tk 200.00 has been credited to your Account from EXAMPLE-X. TrxID REV1234567 at 12/05/2026 14:33',
    { kind: 'other', what: 'returned' },
  ],
  [
    'Congratulations! You have received Cashback Tk 50.00. Balance Tk 71.91. TrxID DEX1CD2EFG at 29/05/2026 19:15. Cashback on bkash transaction',
    { kind: 'other', what: 'promotion' },
  ],
  [
    "You have received BDT 30 Mobile Recharge discount Coupon. Enjoy discount by applying coupon through bKash app's Mobile Recharge. TCA. Validity: 28-07-2025",
    { kind: 'other', what: 'promotion' },
  ],
  [
    'Your bKash verification code is 809678. The code will expire in 2 minutes. Please do NOT share your OTP or PIN with others.',
    { kind: 'other', what: 'otp' },
  ],

  [
    'Do NOT share your OTP or PIN with others. 123456 is your bKash code.',
    { kind: 'other', what: 'otp' },
  ],

  // The note imitates text of the operator.
  [`${HEAD} Ref X. ${FAKE}. ${END}`, doubtful],
  [`${SHOP} Ref ABCD2345. ${FAKE}. ${END}`, doubtful],
  [`${HEAD} Ref TrxID FAKE123456. ${END}`, doubtful],
  [`${HEAD} Ref trx id fake123456. ${END}`, doubtful],
  [`${HEAD} Ref Tk 99,999.00. ${END}`, doubtful],
  [`${HEAD} Ref ৳৯৯৯. ${END}`, doubtful],
  [`${HEAD} Ref fee 20. ${END}`, doubtful],
  [`${HEAD} Ref Balance: all. ${END}`, doubtful],
  [`${HEAD} Ref paid 20/11/2026. ${END}`, doubtful],
  [`${HEAD} Ref You have received it. ${END}`, doubtful],
  [`${HEAD} Ref A\u202eB. ${END}`, doubtful],
  [`${HEAD} Ref ${'long '.repeat(30)}. ${END}`, doubtful],
  // The note imitates the end of the message; the real end is cut off or added.
  [`${HEAD} Ref X. ${FAKE}. Fee Tk 0.00. Balance Tk 2,0`, unknown],
  [`${HEAD} Ref X. ${END}. Download App: https://bKa.sh/8app`, unknown],
  // One value is implausible.
  [`${HEAD.replace('1,500.00', '15,00.00')} ${END}`, doubtful],
  [`${HEAD.replace('1,500.00', '1,5000')} ${END}`, doubtful],
  [`${HEAD.replace('1,500.00', '1,500.001')} ${END}`, unknown],
  [`${HEAD.replace('1,500.00', '0.00')} ${END}`, doubtful],
  [`${HEAD.replace('1,500.00', '-1,500.00')} ${END}`, unknown],
  [`${HEAD.replace('1,500.00', '১,৫০০.০০')} ${END}`, unknown],
  [`${HEAD} ${END.replace('2,000.00', '2,00.00')}`, doubtful],
  [`${HEAD} ${END.replace('21/11', '31/11')}`, doubtful],
  [`${HEAD} ${END.replace('10:15', '24:00')}`, doubtful],
  [`${HEAD} ${END.replace(' at 21/11/2026 10:15', '')}`, unknown],
  [`${HEAD} ${END.replace('9AB1CD2EFG', '9AB1C')}`, unknown],
  [`${HEAD} ${END.replace('9AB1CD2EFG', '9AB1CD2ΕFG')}`, unknown],
  [`${HEAD} ${END.replace('Tk 2', 'USD 2')}`, unknown],
  [`${HEAD} ${HEAD} ${END}`, unknown],
  [`${HEAD} ${END} ${END}`, unknown],
  [`${HEAD} ${END.replace(' at', ' TrxID 8AB1CD2EFG at')}`, unknown],
  // Quoted, announced, or not from bKash.
  [`Fwd: ${HEAD} ${END}`, unknown],
  [`"${HEAD} ${END}"`, unknown],
  [`${HEAD} ${END} Thank you for staying with us`, unknown],
  [`Your bKash verification code is 809678. ${HEAD} ${END}`, doubtful],
  ['You have received Tk 200.00 from 01711000001. Have a nice day!', unknown],
  [
    'You have received remittance. Total: Tk 12,402.50 Govt. incentive: Tk 302.50 TrxID BKM3GGEY3F at 22/11/2024 09:33.',
    unknown,
  ],
  [`Cash Out Tk 785.00 from 01711000001 successful. ${END}`, unknown],
  ['সতর্কতা: আপনার পিন বা কোড কাউকে দেবেন না।', unknown],
  ['', unknown],
];

/** bKash's messages for the specs. */
export const BKASH_SAMPLES: MethodSamples = {
  messages: MESSAGES,
  hostile: [
    ['a note of full stops', `${HEAD} Ref `, '. '],
    ['a note of ends that are cut', `${HEAD} Ref `, `x. ${END.slice(0, -1)}. `],
    ['a note of labels', `${HEAD} Ref `, 'Fee Fee: Tk Tk. '],
    ['a note of fee and dots', `${HEAD} Ref `, '.'],
    ['digits and commas', 'You have received Tk ', '1,'],
    ['a merchant without end', 'Payment of Tk 1.00 to ', 'x is successful. '],
    ['a bill without end', 'Bill successfully paid. Biller: ', ' Amount: Tk 1.00 Fee: Tk 1.00 '],
    ['a code with a tail', 'Your bKash verification code is 123456. ', 'trx trx i '],
  ],
  notedChannels: ['personal', 'merchant'],
  print(money, note) {
    const what = money.channel === 'merchant' ? 'payment ' : '';
    const ref: Piece[] = note === null ? [] : [['Ref '], [note, 'reference'], ['. ']];
    return [
      ...([[`You have received ${what}`], ...printedSum(money)] as const),
      ...([[' from '], [money.sender, 'sender'], ['. '], ...ref] as const),
      ...([['Fee Tk 0.00. Balance Tk 9.00. TrxID '], [money.trxId, 'trxId']] as const),
      ...([[' at '], [printedTime(money.sentAt), 'sentAt']] as const),
    ];
  },
};
