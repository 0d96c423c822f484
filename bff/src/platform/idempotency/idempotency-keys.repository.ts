import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { DomainError } from '../errors/domain-error';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { IDEMPOTENCY_KEY_MODEL, type IdempotencyKeyRecord } from './idempotency-key.schema';

/** How long the same key gives the same answer (PAY-6). */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Longer than any answer takes; a crash keeps its key for as long. */
export const EXECUTION_MS = 30_000;

/** A request with a key, in hashes. */
export interface KeyedRequest {
  readonly id: string;
  readonly request: string;
}

/** The right to execute a request and to say how it ended. */
export interface Execution {
  readonly id: string;
  readonly holder: string;
}

/** What a key says of a request. */
export type Claim =
  | { readonly kind: 'mine'; readonly execution: Execution }
  | { readonly kind: 'answered'; readonly outcome: string }
  /** Carried out, and nobody knows any more what it was answered. */
  | { readonly kind: 'answer-lost' }
  | { readonly kind: 'in-flight' | 'other-request' };

/** Keys of requests and what they led to (PAY-6). */
@Injectable()
export class IdempotencyKeysRepository {
  constructor(
    @InjectModel(IDEMPOTENCY_KEY_MODEL) private readonly keys: Model<IdempotencyKeyRecord>,
  ) {}

  /** Takes the key for this request, or tells who has it. */
  async claim(keyed: KeyedRequest, now: Date): Promise<Claim> {
    const execution = await this.take(keyed, now);
    if (execution) return { kind: 'mine', execution };
    const known = await this.keys
      .findOne({ _id: keyed.id, expiresAt: { $gt: now } })
      .lean<IdempotencyKeyRecord>()
      .exec();
    // It was given up between the two looks; whoever asks again may have it.
    if (!known) return { kind: 'in-flight' };
    if (known.request !== keyed.request) return { kind: 'other-request' };
    const { outcome, isDone, heldUntil } = known;
    if (outcome !== null) return { kind: 'answered', outcome };
    return { kind: isDone && heldUntil <= now ? 'answer-lost' : 'in-flight' };
  }

  /**
   * Writes into a transaction of the request that it was carried out: from then on it never is again,
   * though nobody hears of the commit (PAY-21).
   * @throws DomainError request/in-flight when another execution took the key over: nothing is committed.
   */
  async markDone({ id, holder }: Execution, session: ClientSession): Promise<void> {
    const marked = await this.keys
      .updateOne({ _id: id, holder }, { $set: { isDone: true } }, { session })
      .exec();
    if (marked.matchedCount === 0) throw new DomainError('request/in-flight');
  }

  /** Keeps how a request ended for KEY_LIFETIME_MS from `now`, unless another execution took over. */
  async finish({ id, holder }: Execution, outcome: string, now: Date): Promise<void> {
    await this.keys
      .updateOne({ _id: id, holder }, { $set: { outcome, expiresAt: lifetimeFrom(now) } })
      .exec();
  }

  /** Forgets a request that was not executed; one that was committed is kept. */
  async giveUp({ id, holder }: Execution): Promise<void> {
    await this.keys.deleteOne({ _id: id, holder, isDone: { $ne: true } }).exec();
  }

  /** New keys, forgotten ones, and those of a crash when the same request comes again. */
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
      // Nothing matched, so the upsert tried to insert a key that is there.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

const lifetimeFrom = (now: Date): Date => new Date(now.getTime() + KEY_LIFETIME_MS);
