import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { RATE_CLASSES, type RateClass } from '@portal/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { DomainError } from '../errors/domain-error';
import { SecurityLogService } from '../logging/security-log.service';
import { MetricsService } from '../metrics/metrics.service';
import { callerOf, nameOfCaller } from '../security/caller';
import { SignedInCallerService } from '../security/signed-in-caller.service';
import { addressKey } from './rate-keys';
import { SignInKeyService } from './sign-in-key.service';
import { RateStore } from './rate-store';
import { isPerAddress, rateClassOfRequest, rateRoutes } from './route-rates';

const MINUTE_MS = 60_000;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type KeyOf = (request: FastifyRequest) => string | Promise<string>;

/**
 * Counts requests by the rate classes of the contracts. In memory and per instance: these limits keep one
 * caller from slowing down the others, for which n instances allowing n times as much is near enough, and
 * a shared counter would cost every request a write. The edge brakes an address for all instances; what
 * protects money or passwords is counted in the database.
 */
@Injectable()
export class RateLimitsService {
  private readonly limiters = new Map<RateClass, Limiter>();
  private ownAllowance: Limiter | null = null;
  private readonly refusals;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly security: SecurityLogService,
    private readonly signedIn: SignedInCallerService,
    private readonly signInKey: SignInKeyService,
    metrics: MetricsService,
  ) {
    const help = 'Requests refused because their caller or address sent too many, by rate class.';
    this.refusals = metrics.counter('portal_rate_limited_total', help, ['class']);
  }

  /**
   * Gives routes their classes and counts those per address, before a body is read. To be called after
   * cookies are read and before routes are added.
   */
  async attach(server: FastifyInstance): Promise<void> {
    const { clock } = this;
    const store = class extends RateStore {
      constructor() {
        super(clock);
      }
    };
    await server.register(rateLimit, { global: false, store });
    for (const rateClass of Object.keys(RATE_CLASSES) as RateClass[]) {
      const limiter = this.createLimiter(server, rateClass, (request) =>
        this.keyOf(rateClass, request),
      );
      if (limiter) this.limiters.set(rateClass, limiter);
    }
    this.ownAllowance = this.createLimiter(server, 'usual', (request) =>
      nameOfCaller(this.signedIn.of(request)),
    );
    rateRoutes(server);
    server.addHook('onRequest', (request) => this.countAddress(request));
  }

  /** Counts a request that passed the access guard. @throws DomainError request/too-many. */
  async countCaller(request: FastifyRequest): Promise<void> {
    const rateClass = rateClassOfRequest(request);
    if (!isPerAddress(rateClass)) await this.demand(rateClass, request);
  }

  /**
   * Counts a request that the access guard refused, by its address block. Nobody who shows a valid session
   * or key is stopped by it: whoever guesses is answered less, whoever is known passes the guard.
   * @throws DomainError request/too-many.
   */
  async countRefused(request: FastifyRequest): Promise<void> {
    await this.demand('refused', request);
  }

  /**
   * Counts a request whose class is per address; others wait for countCaller.
   * @throws DomainError request/too-many.
   */
  async countAddress(request: FastifyRequest): Promise<void> {
    const rateClass = rateClassOfRequest(request);
    if (!isPerAddress(rateClass)) return;
    const waitSeconds = await secondsToWait(this.limiters.get(rateClass), request);
    if (waitSeconds === null) return;
    // Neighbours of the same address must not keep a signed-in caller from reading.
    const mayGoOn =
      rateClass === 'public' &&
      (await this.signedIn.find(request)) !== null &&
      (await secondsToWait(this.ownAllowance, request)) === null;
    if (!mayGoOn) throw this.refusal(rateClass, request, waitSeconds);
  }

  private async demand(rateClass: RateClass, request: FastifyRequest): Promise<void> {
    const waitSeconds = await secondsToWait(this.limiters.get(rateClass), request);
    if (waitSeconds !== null) throw this.refusal(rateClass, request, waitSeconds);
  }

  private refusal(
    rateClass: RateClass,
    request: FastifyRequest,
    retryAfterSeconds: number,
  ): DomainError {
    this.refusals.inc({ class: rateClass });
    this.security.write('rate_limited', request, { rateClass });
    return new DomainError('request/too-many', { retryAfterSeconds });
  }

  private keyOf(rateClass: RateClass, request: FastifyRequest): string | Promise<string> {
    if (rateClass === 'sign-in') return this.signInKey.keyOf(request);
    return isPerAddress(rateClass) ? addressKey(request) : nameOfCaller(callerOf(request));
  }

  private createLimiter(
    server: FastifyInstance,
    rateClass: RateClass,
    keyGenerator: KeyOf,
  ): Limiter | null {
    const max = RATE_CLASSES[rateClass][this.config.rates];
    return max === null
      ? null
      : server.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
  }
}

/** Counts a request; null: it may go on. */
async function secondsToWait(
  limiter: Limiter | null | undefined,
  request: FastifyRequest,
): Promise<number | null> {
  const count = await limiter?.(request);
  return count && !count.isAllowed && count.isExceeded ? Math.max(1, count.ttlInSeconds) : null;
}
