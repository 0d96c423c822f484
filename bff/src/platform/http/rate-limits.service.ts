import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import { RATE_CLASSES, type RateClass } from '@portal/contracts';
import { MINUTE_MS } from '@portal/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callbackify } from 'node:util';
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

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type KeyOf = (request: FastifyRequest) => string | Promise<string>;

/**
 * Counts requests by the rate classes of the contracts, in memory and per instance. These limits keep one
 * caller from slowing down others. With n instances a caller may send n times as much, which is acceptable. A
 * shared counter would cost a database write for every request. The edge limits an address over all
 * instances. Limits that protect money or passwords are counted in the database.
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
   * Gives routes their classes, and counts the classes per address before a body is read. Call it after
   * cookies are parsed and before routes are added.
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
    // Made once: making it takes longer than all hooks of a request.
    const countAddress = callbackify((request: FastifyRequest) => this.countAddress(request));
    // Not async: most routes count their caller later, and a promise costs as much as all other hooks.
    server.addHook('onRequest', (request, _reply, done) => {
      if (isPerAddress(rateClassOfRequest(request))) countAddress(request, done);
      else done();
    });
  }

  /** Counts a request that passed the access guard. @throws DomainError request/too-many. */
  async countCaller(request: FastifyRequest): Promise<void> {
    const rateClass = rateClassOfRequest(request);
    if (!isPerAddress(rateClass)) await this.demand(rateClass, request);
  }

  /**
   * Counts a request that the access guard refused, by its address block. It does not limit callers with a
   * valid session or key, because they pass the access guard. It slows down callers who guess.
   * @throws DomainError request/too-many.
   */
  async countRefused(request: FastifyRequest): Promise<void> {
    await this.demand('refused', request);
  }

  /**
   * Counts a request whose class is per address. countCaller counts the other classes later.
   * @throws DomainError request/too-many.
   */
  async countAddress(request: FastifyRequest): Promise<void> {
    const rateClass = rateClassOfRequest(request);
    if (!isPerAddress(rateClass)) return;
    const waitSeconds = await secondsToWait(this.limiters.get(rateClass), request);
    if (waitSeconds === null) return;
    // Other callers at the same address must not keep a signed-in caller from reading.
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

/** Counts a request. Returns null when the request may continue. */
async function secondsToWait(
  limiter: Limiter | null | undefined,
  request: FastifyRequest,
): Promise<number | null> {
  const count = await limiter?.(request);
  return count && !count.isAllowed && count.isExceeded ? Math.max(1, count.ttlInSeconds) : null;
}
