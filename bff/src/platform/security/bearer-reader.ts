import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { BEARER_KINDS, type BearerKind, maskBearerValue, maySeeWhole } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Principal } from './caller';

/**
 * Whoever reads one answer, as far as redeem codes, offer codes and reference codes go. Presenters hand
 * every such value through `show`, so that the server never sends more of it than the caller's role
 * may read. Subscribers and machines read their own values whole.
 */
export class BearerReader {
  private readonly shown = new Set<BearerKind>();
  private readonly judged = new Set<string>();
  private readonly sent = new Set<string>();

  constructor(private readonly caller: Principal) {}

  /** Whether the caller reads live values of a kind whole. */
  seesWhole(kind: BearerKind): boolean {
    return this.caller.kind !== 'admin' || maySeeWhole(this.caller.role, kind);
  }

  /** Whether the caller reads live values of every kind whole. */
  get seesAllWhole(): boolean {
    return BEARER_KINDS.every((kind) => this.seesWhole(kind));
  }

  /** A value as the caller may read it; `isLive`: it can still be redeemed, used or paid. */
  show(kind: BearerKind, value: string, isLive: boolean): string {
    if (isLive && !this.seesWhole(kind)) return maskBearerValue(value);
    this.judged.add(value);
    if (isLive && !this.sent.has(value)) this.noteShown(kind);
    return value;
  }

  /** Remembers that the caller sent a value whole: to show it again tells nothing new and is no view. */
  noteSent(value: string): void {
    this.sent.add(value);
  }

  /** Remembers that the answer holds a live value of a kind whole. */
  noteShown(kind: BearerKind): void {
    this.shown.add(kind);
  }

  /** Whether `show` gave this value out whole. */
  hasJudged(value: string): boolean {
    return this.judged.has(value);
  }

  /** Kinds of live values shown whole since the last time; begins anew. */
  takeShown(): BearerKind[] {
    const kinds = [...this.shown];
    this.shown.clear();
    this.judged.clear();
    return kinds;
  }
}

const readers = new WeakMap<object, BearerReader>();

/** The reader of a request's answer. @throws DomainError sessions/required. */
export function bearerReaderOf(request: FastifyRequest): BearerReader {
  const known = readers.get(request);
  if (known) return known;
  const reader = new BearerReader(callerOf(request));
  readers.set(request, reader);
  return reader;
}

/** Hands a handler who reads its answer, for presenters of bearer values. */
export const Reader = createParamDecorator(
  (_data: unknown, context: ExecutionContext): BearerReader =>
    bearerReaderOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
