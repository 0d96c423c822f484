/**
 * When money was paid that a message tells of: the operator's own time, unless it lies after the message
 * arrived, which only a wrong clock makes. Operators print whole minutes, so a payer has up to a minute
 * more, never less (PAY-15).
 */
export function paymentTime(sentAt: Date, receivedAt: Date): Date {
  return sentAt.getTime() <= receivedAt.getTime() ? sentAt : receivedAt;
}
