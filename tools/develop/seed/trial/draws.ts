import { ObjectId } from 'mongodb';
import type { Random } from '../../demo-bot/random';

const TRX_LETTERS = [...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'];

/** Draws bytes as a cryptographic source would give them; the codes are those of a trial. */
export const drawBytes = (random: Random, length: number): Uint8Array =>
  Uint8Array.from({ length }, () => random.between(0, 255));

/** Draws the id of a document of this time. */
export function drawId(random: Random, at: Date): ObjectId {
  const seconds = Math.floor(at.getTime() / 1_000).toString(16);
  return new ObjectId(seconds + Buffer.from(drawBytes(random, 8)).toString('hex'));
}

/** Draws the transaction id of an operator. */
export const drawTrxId = (random: Random): string =>
  Array.from({ length: 10 }, () => random.pick(TRX_LETTERS)).join('');

/** Draws a made-up number of a payer. */
export const drawSender = (random: Random): string =>
  `01700${String(random.between(0, 999_999)).padStart(6, '0')}`;
