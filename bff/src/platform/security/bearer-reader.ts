import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { BEARER_KINDS, type BearerKind, maskBearerValue, maySeeWhole } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Principal } from './caller';

/**
 * The reader of one answer, who may or may not see redeem codes, offer codes and reference codes. Presenters
 * pass every such value through `show`, so that the server never sends more of it than the caller's role may
 * read. Subscribers and machines read their own values unmasked.
 */
export class BearerReader {
  private readonly shown = new Set<BearerKind>();
  private readonly judged = new Set<string>();
  private readonly sent = new Set<string>();

  constructor(private readonly caller: Principal) {}

  /** Whether the caller reads live values of a kind unmasked. */
  seesWhole(kind: BearerKind): boolean {
    return this.caller.kind !== 'admin' || maySeeWhole(this.caller.role, kind);
  }

  /** Whether the caller reads live values of every kind unmasked. */
  get seesAllWhole(): boolean {
    return BEARER_KINDS.every((kind) => this.seesWhole(kind));
  }

  /** A value as the caller may read it. `isLive`: it can still be redeemed, used or paid. */
  show(kind: BearerKind, value: string, isLive: boolean): string {
    if (isLive && !this.seesWhole(kind)) return maskBearerValue(value);
    this.judged.add(value);
    if (isLive && !this.sent.has(value)) this.noteShown(kind);
    return value;
  }

  /**
   * Notes that the caller sent this whole value. Returning it reveals nothing new, so it is not recorded as a
   * view.
   */
  noteSent(value: string): void {
    this.sent.add(value);
  }

  /** Notes that the answer contains an unmasked live value of a kind. */
  noteShown(kind: BearerKind): void {
    this.shown.add(kind);
  }

  /** Whether `show` returned this value unmasked. */
  hasJudged(value: string): boolean {
    return this.judged.has(value);
  }

  /** Whether live values were shown unmasked since the last call of takeShown. */
  get hasShown(): boolean {
    return this.shown.size > 0;
  }

  /** Kinds of live values shown unmasked since the last call. Then resets. */
  takeShown(): BearerKind[] {
    const kinds = [...this.shown];
    this.shown.clear();
    this.judged.clear();
    return kinds;
  }
}

const readers = new WeakMap<object, BearerReader>();

/** The reader of a request's answer; created at the first call. @throws DomainError sessions/required. */
export function bearerReaderOf(request: FastifyRequest): BearerReader {
  const known = readers.get(request);
  if (known) return known;
  const reader = new BearerReader(callerOf(request));
  readers.set(request, reader);
  return reader;
}

/** Parameter decorator: the reader of the answer, for presenters of bearer values. */
export const Reader = createParamDecorator(
  (_data: unknown, context: ExecutionContext): BearerReader =>
    bearerReaderOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
