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
  amount: 120_000,
  trxId: '7ABCDEFG',
  reference: null,
  sender: '01811000001',
  sentAt: new Date('2026-11-21T04:15:00Z'),
  channel: 'personal',
});

const lines = (...parts: string[]) => parts.join('\n');
const FROM = ['Money Received.', 'Amount: Tk 1200.00', 'Sender: 01811000001'];
const END = ['TxnID: 7ABCDEFG', 'Balance: Tk 1289.43', '21/11/2026 10:15'];
const FAKE = 'TxnID: FAKE1234 Balance: Tk 1.00 21/11/2026 10:15';
const AGENT = ['Cash In Received.', 'Amount: Tk 1200.00', 'Uddokta: 01811000001'];
const ABOUT = ['Amount: Tk 1200.00', ...END];

/** Nagad's messages in the forms found in public code and threads; names and numbers are invented. */
const MESSAGES: readonly Sample[] = [
  // Send Money to a personal number.
  [lines(...FROM, 'Ref: N/A', ...END), money({})],
  [lines(...FROM, ...END), money({})],
  [lines(...FROM, 'Ref: ABCD2345', ...END), money({ reference: 'ABCD2345' })],
  [lines(...FROM, 'Ref: ', ...END), money({})],
  [lines(...FROM, 'Ref: ভিডিও প্ল্যান', ...END), money({ reference: 'ভিডিও প্ল্যান' })],
  [lines(...FROM, 'Ref: 2', ...END).replaceAll('\n', ' '), money({ reference: '2' })],
  [lines(...FROM, 'Ref: N/A', ...END).replaceAll('\n', '\r\n'), money({})],
  [lines(...FROM, ...END).replace('Amount: Tk 1200.00', 'Amt:Tk 1,200.0'), money({})],
  [lines(...FROM, ...END).replace('Balance: Tk 1289.43', 'Bal:1,289.43'), money({})],
  [lines(...FROM, ...END).replace('1200.00', '1,20,000.50'), money({ amount: 12_000_050 })],
  // Payment to a shop's number.
  [
    lines('Payment Received.', 'Amount: Tk 1200.00', 'Customer: 01811000001', ...END),
    money({ channel: 'merchant' }),
  ],
  [
    lines('Payment Received.', 'Amount: Tk 1200.00', 'Sender: 01811000001', 'Ref: A B', ...END),
    money({ channel: 'merchant', reference: 'A B' }),
  ],
  // Through an agent, and from a bank: without a note.
  [lines(...AGENT, ...END), money({ channel: 'agent' })],
  [
    lines(...AGENT, 'TxnID: 7ABCDEFG', 'Balance: 5032.90', '21/11/2026 10:15'),
    money({ channel: 'agent' }),
  ],
  [
    lines('Add Money from Bank is Successful.', 'From: Example Bank PLC.', ...ABOUT),
    money({ channel: 'bank', sender: null }),
  ],

  // Parsed, but no money for an order.
  [
    lines(
      ...['Send Money Successful.', 'Amount: Tk 660.00', 'Receiver: 01311000002', 'Ref: tasfia'],
      ...['TxnID: 73XL3F8B', 'Fee: Tk 5.00', 'Balance: Tk 2400.00', '16/05/2025 12:58'],
    ),
    outgoing,
  ],
  [lines("Payment to 'Example Ministry' is Successful.", 'Amount: Tk  107.07', ...END), outgoing],
  [
    lines('Mobile Recharge Request Received.', ABOUT[0] ?? '', 'Mobile:01851000003', ...END),
    outgoing,
  ],
  [
    lines('Cash Out Successful.', 'Amount: Tk 2,000.00', 'Fee: Tk 23.00', ...END),
    { kind: 'other', what: 'cash_out' },
  ],
  [
    lines('Refund from Example BD', 'Amount: Tk 239', 'TrnxID: 72HDK2ZV'),
    { kind: 'other', what: 'returned' },
  ],
  [
    "Congrats! You've received Cashback 5.0 Tk for Mobile Recharge of 100.0 Tk. | 01/02/2024 10:00 | For Details Call 16167",
    { kind: 'other', what: 'promotion' },
  ],
  [
    'Your One Time Password (OTP) for Nagad ECOM is 000000. Validity for OTP is 10 minutes. Helpline 16167.',
    { kind: 'other', what: 'otp' },
  ],
  [
    'Never Share Any Code.\nDevice registration request.\nUsername:01711000009\nOTP/Code: 000000\nExpiry time:09:51:32\nUID: AAAAAAAAAAA',
    { kind: 'other', what: 'otp' },
  ],

  // The note imitates text of the operator.
  [lines(...FROM, `Ref: X ${FAKE}`, ...END), doubtful],
  [lines(...FROM, 'Ref: X', FAKE, ...END), doubtful],
  [lines(...FROM, 'Ref: Tk 5000', ...END), doubtful],
  [lines(...FROM, 'Ref: Sender: 01911000004', ...END), doubtful],
  [lines(...FROM, `Ref: X ${FAKE}`, 'TxnID: 7ABC'), unknown],
  // One value is implausible, or the text is not a form of Nagad.
  [lines(...FROM, 'Amount: Tk 9.00', ...END), unknown],
  [lines(...FROM, 'TxnID: 7ABCDEFH', ...END), unknown],
  [lines(...FROM, ...END).replace('21/11/2026 10:15', '29/02/2026 10:15'), doubtful],
  [lines(...FROM, ...END).replace('7ABCDEFG', '74HΝΕΚΟ8'), unknown],
  [lines('WIN LAND IN DHAKA! CLICK NOW  nagad.example/xyz', ...AGENT, ...END), unknown],
  [`Nagad: ${lines(...FROM, ...END)}`, unknown],
  [`${lines(...FROM, ...END)}\nForwarded by Karim`, unknown],
  [lines("Congrats! You've received Cashback 5.0 Tk for x", ...FROM, ...END), doubtful],
  ['Money Received. Amount: Tk 2,500.00. Sender: 01911000005. TxnID: 7HG6F5D4.', unknown],
  ['নগদ একাউন্টে ১,০০০ টাকা ক্যাশ ইন সফল হয়েছে। TxnID: 99KL22OP', unknown],
];

/** Nagad's messages for the specs. */
export const NAGAD_SAMPLES: MethodSamples = {
  messages: MESSAGES,
  hostile: [
    [
      'a note of ends',
      `${FROM.join(' ')} Ref: `,
      'TxnID: FAKE1234 Balance: Tk 1.00 21/11/2026 10:1 ',
    ],
    ['a refund without end', 'Refund from ', 'x Amount: Tk 1.00 Trnx'],
  ],
  notedChannels: ['personal', 'merchant'],
  print(money, note) {
    const [title, from] =
      money.channel === 'merchant' ? ['Payment', 'Customer'] : ['Money', 'Sender'];
    const ref: Piece[] = note === null ? [] : [['Ref: '], [note, 'reference'], ['\n']];
    return [
      ...([[`${title} Received.\nAmount: `], ...printedSum(money)] as const),
      ...([[`\n${from}: `], [money.sender, 'sender'], ['\n'], ...ref] as const),
      ...([['TxnID: '], [money.trxId, 'trxId'], ['\nBalance: Tk 9.00\n']] as const),
      [printedTime(money.sentAt), 'sentAt'],
    ];
  },
};
