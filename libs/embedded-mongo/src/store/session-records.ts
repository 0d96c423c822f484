import { MongoError } from '../errors';
import { decode, encode } from '../values/codec';
import { type Doc, isDoc } from '../values/types';
import type { Environment } from './environment';
import { tableKey, tableRange, TABLE } from './keys';

interface SessionRecord {
  readonly number: number;
  /** The answers of retryable writes by statement, or the commit of a transaction. */
  readonly replies: Doc;
  readonly committed: boolean;
  readonly at: Date;
}

export const SESSION_MINUTES = 30;
const keyOf = (session: string): Buffer => tableKey(TABLE.sessions, Buffer.from(session, 'latin1'));

/** What the last write of each session was answered, kept in the same commit as the write. */
export class SessionRecords {
  constructor(private readonly environment: Environment) {}

  private load(session: string): SessionRecord | undefined {
    const bytes = this.environment.latest.get(keyOf(session));
    if (bytes === undefined) return undefined;
    const { number, replies, committed, at } = decode(bytes);
    return {
      number: Number(number),
      replies: isDoc(replies) ? replies : {},
      committed: committed === true,
      at: at instanceof Date ? at : new Date(0),
    };
  }

  /** The answer this statement got before, if it was applied; error 225 for an older number. */
  replay(session: string, number: number, statement: string): Doc | undefined {
    const record = this.load(session);
    if (record === undefined) return undefined;
    if (record.number > number)
      throw new MongoError(
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session because a newer one with txnNumber ${record.number} has already started on this session.`,
      );
    const reply = record.number === number ? record.replies[statement] : undefined;
    return isDoc(reply) ? reply : undefined;
  }

  wasCommitted(session: string, number: number): boolean {
    const record = this.load(session);
    return record?.committed === true && record.number === number;
  }

  /** Only inside a commit. */
  keepReply(session: string, number: number, statement: string, reply: Doc, at: Date): void {
    const before = this.load(session);
    const replies = before?.number === number ? before.replies : {};
    this.save(session, {
      number,
      replies: { ...replies, [statement]: reply },
      committed: false,
      at,
    });
  }

  /** Only inside a commit. */
  keepCommit(session: string, number: number, at: Date): void {
    this.save(session, { number, replies: {}, committed: true, at });
  }

  private save(session: string, record: SessionRecord): void {
    this.environment.put(keyOf(session), encode({ ...record }));
  }

  /** Forgets the sessions that have been quiet for longer than a session lives. */
  sweep(now: Date): void {
    const { start, end } = tableRange(TABLE.sessions);
    const oldest = now.getTime() - SESSION_MINUTES * 60_000;
    const stale = [...this.environment.latest.entries(start, end)]
      .filter(({ value }) => (decode(value)['at'] as Date).getTime() < oldest)
      .map(({ key }) => key);
    if (stale.length > 0)
      this.environment.commit(() => stale.forEach((key) => this.environment.remove(key)));
  }
}
