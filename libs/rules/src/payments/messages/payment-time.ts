/**
 * When the money of a message was paid: the operator's own time. If that is later than the arrival of the
 * message, the phone's or operator's clock is wrong, and the arrival counts. Operators print whole minutes,
 * so a payer gains up to a minute and never loses one (PAY-15).
 */
export function paymentTime(sentAt: Date, receivedAt: Date): Date {
  return sentAt.getTime() <= receivedAt.getTime() ? sentAt : receivedAt;
}
