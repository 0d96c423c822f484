import { fail } from '../errors';
import { decode, encode } from '../values/codec';
import { type Doc, isDoc } from '../values/types';
import type { Environment } from './environment';
import { tableKey, tableRange, TABLE } from './keys';
import type { WriteView } from './view';

export const SESSION_MINUTES = 30;
const keyOf = (session: string): Buffer => tableKey(TABLE.sessions, Buffer.from(session, 'latin1'));

/** The reply of the last write or commit of each session, in the same commit as what it answers. */
export class SessionRecords {
  constructor(private readonly environment: Environment) {}

  /** The stored reply to a number that was already done; error 225 for an older number. */
  replay(session: string, number: number): Doc | undefined {
    const bytes = this.environment.latest.get(keyOf(session));
    if (bytes === undefined) return undefined;
    const { number: newest, replies } = decode(bytes);
    if (Number(newest) > number)
      fail('TransactionTooOld', `A write newer than txnNumber ${number} has begun on the session.`);
    const [reply] = Object.values(replies as Doc);
    return newest === number && isDoc(reply) ? reply : undefined;
  }

  keep(view: WriteView, session: string, number: number, reply: Doc, at: Date): void {
    view.put(keyOf(session), encode({ number, replies: { reply }, at }));
  }

  /** Deletes sessions that were idle for longer than the lifetime of a session. */
  sweep(view: WriteView, now: Date): void {
    const { start, end } = tableRange(TABLE.sessions);
    const oldest = now.getTime() - SESSION_MINUTES * 60_000;
    for (const { key, value } of this.environment.latest.entries(start, end))
      if ((decode(value)['at'] as Date).getTime() < oldest) view.remove(key);
  }
}
