import { UPAY } from '../methods/upay';
import type { MessageForm, MethodMessages } from './message-grammar';
import {
  FREE,
  NAME,
  NOTE,
  NUMBER,
  other,
  received,
  sum,
  TIME,
  transactionOf,
} from './message-grammar';
import { sentAtOf } from './message-values';

const TRANSACTION = transactionOf(UPAY);
/** Printed also without a note: 'Ref-.' */
const REF = `(?:Ref ?[-:]? ?${NOTE}\\. ?)?`;
const FEE = `(?:Fee:? ${sum('fee')}\\. ?)?`;
const END = `Balance:? ${sum('balance')}\\. ?TrxID:? ?${TRANSACTION} at ${TIME}\\.?`;
/** A commission is in fractions of a poisha. */
const COMMISSION = 'Comm: ?(?:Tk|TK)\\.? ?[\\d,]{1,9}(?:\\.\\d{1,6})?\\. ?';

/** Only public tests have Bangla texts of Upay. They say what the English ones do, in another order. */
const BANGLA_END = `TrxID: ${TRANSACTION}। (?:ফি|Fee): ${sum('fee')}। (?:ব্যালেন্স|Balance): ${sum('balance')}। (?:সময়|Time): ${TIME}।?`;

/**
 * Upay's messages as phones received them in 2025 and 2026. The samples next to the tests show each form. A
 * form that contains the payer's note always ends with fields of the operator.
 */
const FORMS: readonly MessageForm[] = [
  received('personal', `${sum('amount')} has been received from ${NUMBER}\\. ?`, REF, FEE, END),
  received('bank', `${sum('amount')} has been received from ${NAME}\\. ?`, FEE, END),
  received('merchant', `Received Payment of ${sum('amount')} from ${NUMBER}\\. ?`, REF, FEE, END),
  received('personal', `${NUMBER} থেকে ${sum('amount')} পেয়েছেন। `, BANGLA_END),
  received('agent', `${NUMBER} থেকে ক্যাশ ইন ${sum('amount')}। `, BANGLA_END),
  other('cash_out', `${NUMBER} এ ক্যাশ আউট ${sum('amount')}। `, BANGLA_END),
  other(
    'outgoing',
    `(?:B2B Transfer|Cash-in) of ${sum('amount')} to ${NUMBER} is successful\\. ?`,
    ...[`(?:${COMMISSION})?`, END],
  ),
  other(
    'cash_out',
    `You have received Cash-out of ${sum('amount')} from ${NUMBER}\\. ?`,
    ...[COMMISSION, END],
  ),
  other('otp', `Your upay OTP is \\d{4,8}\\. ?${FREE}`),
];

/** How to read Upay's messages. */
export const UPAY_MESSAGES: MethodMessages = {
  senders: ['upay'],
  forms: FORMS,
  noNote: 'N/A',
  readTime: sentAtOf,
  hasBanglaDigits: true,
};
