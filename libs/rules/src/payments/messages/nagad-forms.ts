import { NAGAD } from '../methods/nagad';
import type { MessageForm, MethodMessages } from './message-grammar';
import {
  bareSum,
  FREE,
  NOTE,
  NUMBER,
  other,
  received,
  sum,
  TIME,
  transactionOf,
} from './message-grammar';
import { sentAtOf } from './message-values';

const TRANSACTION = transactionOf(NAGAD);
const AMOUNT = `(?:Amount|Amt): ?${sum('amount')} `;
const REF = `(?:Ref:(?: ?${NOTE}) )?`;
const TXN = `TxnID: ?${TRANSACTION} `;
const FEE = `(?:Fee: ?${sum('fee')} )?`;
const END = `(?:Balance|Bal): ?${bareSum('balance')} ${TIME}`;

/**
 * Nagad's messages as phones received them from 2020 to 2026: a title, then one line per field. Some phones
 * join the lines. The samples next to the tests show each form.
 */
const FORMS: readonly MessageForm[] = [
  received('personal', 'Money Received\\. ', AMOUNT, `Sender: ?${NUMBER} `, REF, TXN, END),
  received(
    'merchant',
    'Payment Received\\. ',
    ...[AMOUNT, `(?:Customer|Sender): ?${NUMBER} `, REF, TXN, END],
  ),
  received('agent', 'Cash In Received\\. ', AMOUNT, `Uddokta: ?${NUMBER} `, TXN, END),
  received(
    'bank',
    `Add Money from Bank is Successful\\. From: ?(?<name>[A-Za-z][A-Za-z0-9 .&'()/-]{1,59}) `,
    ...[AMOUNT, TXN, END],
  ),
  other(
    'outgoing',
    '(?:Send Money Successful|Money Sent)\\. ',
    ...[AMOUNT, `Receiver: ?${NUMBER} `, REF, TXN, FEE, END],
  ),
  other('outgoing', `Payment to '${FREE}' is Successful\\. `, AMOUNT, TXN, FEE, END),
  other(
    'outgoing',
    'Mobile Recharge (?:Request Received|Successful)\\. ',
    ...[AMOUNT, `Mobile: ?${NUMBER} `, TXN, END],
  ),
  other(
    'cash_out',
    'Cash Out Successful\\. ',
    ...[AMOUNT, `(?:Uddokta: ?${NUMBER} )?`, FEE, TXN],
    `(?:Fee: ?${sum('laterFee')} )?`,
    END,
  ),
  other('returned', `Refund from ${FREE} `, AMOUNT, `TrnxID: ?${TRANSACTION}`),
  other(
    'promotion',
    `Congrats! You(?:'ve| have) (?:received|won) (?:Cashback|cashback|Cash back/Gift) ${FREE}`,
  ),
  other('otp', `Your One Time Password \\(OTP\\) for ${FREE}`),
  other('otp', `Never Share Any Code\\. Device registration request\\. ${FREE}`),
];

/** How to read Nagad's messages. */
export const NAGAD_MESSAGES: MethodMessages = {
  senders: ['NAGAD'],
  forms: FORMS,
  noNote: 'N/A',
  readTime: sentAtOf,
  hasBanglaDigits: false,
};
