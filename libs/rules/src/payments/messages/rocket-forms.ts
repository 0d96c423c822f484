import { ROCKET } from '../methods/rocket';
import type { MessageForm, MethodMessages } from './message-grammar';
import { FREE, NOTE, other, received, sum, transactionOf } from './message-grammar';
import { sentAtOf } from './message-values';

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const TIME = /^(\d{2})-([A-Z]{3})-(\d{2}) (\d{2}):(\d{2}):\d{2}(?: ([ap])m)?$/;

/** Always with two decimals. Sums below a Taka have no digit before the point: 'Tk.00', 'Tk .00'. */
const AMOUNT = 'Tk\\.? ?(?<amount>[\\d,]{1,12}\\.\\d{2})';
const FEE = 'Fee: ?Tk ?(?:[\\d,]{0,12}\\.\\d{2}|\\d{1,6})';
/** A telephone number, whose check digit is left out, or the last digits of a masked one. */
const ACCOUNT = 'A/C: ?(?<sender>01\\d{9}|\\*{1,4}\\d{3})\\d?';
const BALANCE = `,? ?Your A/C Balance: ${sum('balance')}\\.? ?`;
const ID = `Txn[Ii][Dd]: ?${transactionOf(ROCKET)} ?`;
const AT = '(?<time>\\d{2}-[A-Z]{3}-\\d{2} \\d{2}:\\d{2}:\\d{2} [ap]m)';
const APP = '\\.?(?: (?:Please download|Download) https://bit\\.ly/nexuspay)?';
const END = `${BALANCE}${ID}Date: ?${AT}${APP}`;

/** Only public tests have Bangla texts of Rocket. They follow the English forms, on a 24-hour clock. */
const BANGLA_END = `${ID}। তারিখ: (?<time>\\d{2}-[A-Z]{3}-\\d{2} \\d{2}:\\d{2}:\\d{2})।?`;
const BANGLA_SUMS = `ফি ${sum('fee')}। ব্যালেন্স: ${sum('balance')}। `;

/**
 * Rocket's messages as phones received them from 2020 to 2026. Only the message to a merchant prints the payer's
 * note. The sender of most messages is masked, so its digits prove nothing and an administrator decides.
 */
const FORMS: readonly MessageForm[] = [
  received('personal', `${AMOUNT} received from ${ACCOUNT} ${FEE}`, END),
  received(
    'merchant',
    `${AMOUNT} received from ${ACCOUNT} Ref No: ${NOTE} ${FEE} `,
    `NetBal: ${sum('balance')} ${ID}Date: ?${AT}${APP}`,
  ),
  received('agent', `Cash-In from ${ACCOUNT} ${AMOUNT} ${FEE}`, END),
  received(
    'bank',
    `${AMOUNT} received from [A-Za-z ]{1,30} A/C \\*{1,4}\\d{3} through NPSB\\. ${FEE}\\. `,
    `Your A/C Balance: ${sum('balance')}\\. ${ID}at ${AT}${APP}`,
  ),
  received('personal', `${ACCOUNT} থেকে ${AMOUNT} পেয়েছেন। `, BANGLA_SUMS, BANGLA_END),
  other('outgoing', `${AMOUNT} transferred to ${ACCOUNT} ${FEE}`, END),
  other('cash_out', `Cash-Out to ${ACCOUNT} ?${AMOUNT} ?${FEE}`, END),
  other('otp', `Dear Customer, \\d{4,8} is your OTP ${FREE}`),
];

/** 'dd-MON-yy hh:mm:ss am', or without am and pm on a 24-hour clock; rounded down to minutes. */
function readTime(printed: string): Date | null {
  const [, day, name = '', year, hour, minute, half] = TIME.exec(printed) ?? [];
  const printedHour = Number(hour);
  if (half !== undefined && (printedHour < 1 || printedHour > 12)) return null;
  const hours = half === undefined ? printedHour : (printedHour % 12) + (half === 'p' ? 12 : 0);
  return sentAtOf(`${day}/${MONTHS.indexOf(name) + 1}/20${year} ${hours}:${minute}`);
}

/** How to read Rocket's messages. */
export const ROCKET_MESSAGES: MethodMessages = {
  senders: ['16216'],
  forms: FORMS,
  noNote: 'NA',
  readTime,
  hasBanglaDigits: true,
};
