import { fail } from '../errors';
import { decode, encode } from '../values/codec';
import { type Doc, isDoc } from '../values/types';
import type { Environment } from './environment';
import { tableKey, tableRange, TABLE } from './keys';
import type { WriteView } from './view';

interface SessionRecord {
  readonly number: number;
  /** The reply of a retryable write, or that of a transaction's commit. */
  readonly replies: Doc;
  readonly at: Date;
}

const [WRITE, COMMIT] = ['0', 'commit'];
export const SESSION_MINUTES = 30;
const keyOf = (session: string): Buffer => tableKey(TABLE.sessions, Buffer.from(session, 'latin1'));

/** The reply of the last write of each session. It is stored in the same commit as the write. */
export class SessionRecords {
  constructor(private readonly environment: Environment) {}

  private load(session: string): SessionRecord | undefined {
    const bytes = this.environment.latest.get(keyOf(session));
    return bytes && (decode(bytes) as unknown as SessionRecord);
  }

  /** The stored reply of a write that was already applied; error 225 for an older number. */
  replay(session: string, number: number): Doc | undefined {
    const record = this.load(session);
    if (record === undefined) return undefined;
    if (record.number > number)
      fail('TransactionTooOld', `A write newer than txnNumber ${number} has begun on the session.`);
    const reply = record.number === number ? record.replies[WRITE] : undefined;
    return isDoc(reply) ? reply : undefined;
  }

  wasCommitted(session: string, number: number): boolean {
    const record = this.load(session);
    return record?.number === number && COMMIT in record.replies;
  }

  /** Keeps the reply in the same commit as the write. */
  keepReply(view: WriteView, session: string, number: number, reply: Doc, at: Date): void {
    this.keep(view, session, { number, replies: { [WRITE]: reply }, at });
  }

  keepCommit(view: WriteView, session: string, number: number, at: Date): void {
    this.keep(view, session, { number, replies: { [COMMIT]: { ok: 1 } }, at });
  }

  private keep(view: WriteView, session: string, record: SessionRecord): void {
    view.put(keyOf(session), encode({ ...record }));
  }

  /** Deletes sessions that were idle for longer than the lifetime of a session. */
  sweep(view: WriteView, now: Date): void {
    const { start, end } = tableRange(TABLE.sessions);
    const oldest = now.getTime() - SESSION_MINUTES * 60_000;
    for (const { key, value } of this.environment.latest.entries(start, end))
      if ((decode(value)['at'] as Date).getTime() < oldest) view.remove(key);
  }
}
