import { BKASH } from '../methods/bkash';
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

const TRANSACTION = transactionOf(BKASH);
const FEE = `Fee ${sum('fee')}\\. ?`;
const REF = `(?:Ref:? ?${NOTE}\\. ?)?`;
const BALANCE_TO_TIME = `Balance ${sum('balance')}\\. ?TrxID ${TRANSACTION} at ${TIME}`;
const END = `${BALANCE_TO_TIME}\\.?`;
const DOWNLOAD = '(?:\\. ?Download App: https://bKa\\.sh/[A-Za-z0-9]{1,12})?';

/**
 * bKash's messages as phones received them from 2018 to 2026. The samples next to the tests show each form. A
 * form that contains the payer's note always ends with fields of the operator. So a payer cannot forge the
 * end of a message with a note.
 */
const FORMS: readonly MessageForm[] = [
  received('personal', `You have received ${sum('amount')} from ${NUMBER}\\. ?`, REF, FEE, END),
  received('personal', `You have received ${sum('amount')} from ${NAME}\\. ?(?:${FEE})?`, END),
  received(
    'merchant',
    `You have received payment ${sum('amount')} from ${NUMBER}\\. ?`,
    ...[REF, FEE, END],
  ),
  received(
    'merchant',
    `Payment ${sum('amount')} received from ${NUMBER}\\. ?`,
    ...[REF, '(?:Counter \\d{1,6}\\. ?)?', FEE, END],
  ),
  received(
    'bank',
    `You have received (?:a )?deposit (?:from iBanking )?of ${sum('amount')} from ${NAME}\\. ?`,
    ...[FEE, END],
  ),
  received(
    'agent',
    `Cash In ${sum('amount')} from ${NUMBER} successful\\. ?`,
    ...[FEE, BALANCE_TO_TIME, DOWNLOAD, '\\.?'],
  ),
  other('outgoing', `Send Money ${sum('amount')} to ${NUMBER} successful\\. ?`, REF, FEE, END),
  other(
    'outgoing',
    `Payment (?:of )?${sum('amount')} to ${FREE} (?:is )?successful\\. ?(?:${FEE})?`,
    END,
  ),
  other('outgoing', `Payment of ${sum('amount')} is being reserved for ${FREE}`),
  other(
    'outgoing',
    `(?:Your bKash )?Mobile Recharge (?:request )?of ${sum('amount')} (?:for|to) ${NUMBER} `,
    `(?:is|was) successful\\.? ?${FREE}`,
  ),
  other(
    'outgoing',
    `Bill successfully paid\\. Biller: ${FREE} Amount: ${sum('amount')} Fee: ${sum('fee')} `,
    `TrxID: ${TRANSACTION} at ${TIME}\\.?`,
  ),
  other(
    'cash_out',
    `Cash Out ${sum('amount')} to ${NUMBER} successful\\. ?`,
    ...[FEE, BALANCE_TO_TIME, DOWNLOAD, '\\.?'],
  ),
  other(
    'returned',
    `Sorry, your [A-Za-z ]{1,40} request to ${FREE} is unsuccessful! ${sum('amount')} has been `,
    `returned\\. ?${END}`,
  ),
  other(
    'returned',
    `Reversal: ${sum('amount')} has been credited to your Account from ${FREE}\\. ?`,
    `TrxID ${TRANSACTION} at ${TIME}\\.?`,
  ),
  other(
    'promotion',
    `Congratulations! You have received Cashback ${sum('amount')}\\. ?${BALANCE_TO_TIME}`,
    `(?:\\. ?${FREE})?`,
  ),
  other(
    'promotion',
    `(?:Congratulations! )?You have received (?:a )?${sum('amount')} [A-Za-z ]{0,40}[Cc]oupon`,
    `[ .]${FREE}`,
  ),
  other('otp', `Your bKash verification code is \\d{4,8}\\. ?${FREE}`),
  other('otp', `Do NOT share your OTP or PIN${FREE}`),
];

/** How to read bKash's messages. */
export const BKASH_MESSAGES: MethodMessages = {
  senders: ['bKash'],
  forms: FORMS,
  noNote: 'N/A',
  readTime: sentAtOf,
  hasBanglaDigits: false,
};
