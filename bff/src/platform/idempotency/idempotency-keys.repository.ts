import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DAY_MS } from '@portal/rules';
import { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { requireTransaction } from '../mongo/running-transaction';
import { DomainError } from '../errors/domain-error';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { IDEMPOTENCY_KEY_MODEL, type IdempotencyKeyRecord } from './idempotency-key.schema';

/** How long a key returns the same answer (PAY-6). */
export const KEY_LIFETIME_MS = DAY_MS;

/** How long an execution holds its key. After a crash the key is blocked for this time. */
export const EXECUTION_MS = 30_000;

/** A request with an idempotency key, as hashes. */
export interface KeyedRequest {
  readonly id: string;
  readonly request: string;
}

/** The right to execute a request and to store its outcome. */
export interface Execution {
  readonly id: string;
  readonly holder: string;
}

/** Result of claiming a key for a request. */
export type Claim =
  | { readonly kind: 'mine'; readonly execution: Execution }
  | { readonly kind: 'answered'; readonly outcome: string }
  /** The request was executed, but its answer was lost. */
  | { readonly kind: 'answer-lost' }
  | { readonly kind: 'in-flight' | 'other-request' };

/** Idempotency keys and the outcomes of their requests (PAY-6). */
@Injectable()
export class IdempotencyKeysRepository {
  constructor(
    @InjectModel(IDEMPOTENCY_KEY_MODEL) private readonly keys: Model<IdempotencyKeyRecord>,
  ) {}

  /** Claims the key for this request, or returns the state of the request that has it. */
  async claim(keyed: KeyedRequest, now: Date): Promise<Claim> {
    const execution = await this.take(keyed, now);
    if (execution) return { kind: 'mine', execution };
    const known = await this.keys
      .findOne({ _id: keyed.id, expiresAt: { $gt: now } })
      .lean<IdempotencyKeyRecord>()
      .exec();
    // The key was released between the two queries. The caller may try again.
    if (!known) return { kind: 'in-flight' };
    if (known.request !== keyed.request) return { kind: 'other-request' };
    const { outcome, isDone, heldUntil } = known;
    if (outcome !== null) return { kind: 'answered', outcome };
    return { kind: isDone && heldUntil <= now ? 'answer-lost' : 'in-flight' };
  }

  /**
   * Marks the request as executed, inside its own transaction. It is never executed again after the commit,
   * even when the answer of the commit is lost (PAY-21).
   * @throws DomainError request/in-flight when another execution took the key over: nothing is committed.
   */
  async markDone({ id, holder }: Execution): Promise<void> {
    requireTransaction();
    const marked = await this.keys
      .updateOne({ _id: id, holder }, { $set: { isDone: true } })
      .exec();
    if (marked.matchedCount === 0) throw new DomainError('request/in-flight');
  }

  /**
   * Stores the outcome of a request for KEY_LIFETIME_MS from `now`, unless another execution took the key
   * over.
   */
  async finish({ id, holder }: Execution, outcome: string, now: Date): Promise<void> {
    await this.keys
      .updateOne({ _id: id, holder }, { $set: { outcome, expiresAt: lifetimeFrom(now) } })
      .exec();
  }

  /** Deletes the key of a request that was not executed. The key of a committed request stays. */
  async giveUp({ id, holder }: Execution): Promise<void> {
    await this.keys.deleteOne({ _id: id, holder, isDone: { $ne: true } }).exec();
  }

  /** Takes a key that is new or expired, or the key of a crashed execution of the same request. */
  private async take({ id, request }: KeyedRequest, now: Date): Promise<Execution | null> {
    const holder = randomUUID();
    const heldUntil = new Date(now.getTime() + EXECUTION_MS);
    const free = [
      { expiresAt: { $lte: now } },
      { request, outcome: null, isDone: { $ne: true }, heldUntil: { $lte: now } },
    ];
    const record = { request, holder, heldUntil, outcome: null, isDone: false };
    const taken = { ...record, expiresAt: lifetimeFrom(now) };
    try {
      await this.keys
        .findOneAndUpdate({ _id: id, $or: free }, { $set: taken }, { upsert: true })
        .lean()
        .exec();
      return { id, holder };
    } catch (error) {
      // No match, so the upsert tried to insert an existing key.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

const lifetimeFrom = (now: Date): Date => new Date(now.getTime() + KEY_LIFETIME_MS);
