import { Inject, Injectable } from '@nestjs/common';
import { MAX_PASSWORD_BYTES } from '@portal/rules';
import { hash, verify } from '@node-rs/argon2';
import { ContextValue } from '../context/context-value';
import { DomainError } from '../errors/domain-error';
import { ConcurrencyLimit, type Share } from './concurrency-limit';

/** Cost parameters of one argon2id hash. */
export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Injection token of the cost; tests use a cheaper one. */
export const PASSWORD_COST = Symbol('PASSWORD_COST');

/** The cost that SEC-10 requires: about 50 ms a hash. */
export const PRODUCTION_PASSWORD_COST: PasswordCost = {
  memoryKiB: 65_536,
  passes: 3,
  parallelism: 1,
};

const AT_A_TIME = 4;
/** Slots reserved for known callers, which strangers cannot use. */
const RESERVED = 1;
/** Maximum queue length of each share. */
const WAITING = 50;

/** Hashes and verifies passwords outside the event loop, with a concurrency limit (SEC-10 to SEC-12). */
@Injectable()
export class PasswordHasherService {
  private readonly limit = new ConcurrencyLimit(AT_A_TIME, WAITING, RESERVED);
  private readonly shares = new ContextValue<Share>();
  private dummy: Promise<string> | null = null;

  constructor(@Inject(PASSWORD_COST) private readonly cost: PasswordCost) {}

  /** Runs work whose hashing uses the share of known callers, or that of strangers. */
  inShare<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    return this.shares.run(isKnown ? 'reserved' : 'open', work);
  }

  /**
   * Hashes with argon2id, in its standard form. @throws DomainError request/invalid above 1,024 bytes,
   * request/too-many.
   */
  async hash(password: string): Promise<string> {
    if (tooLong(password))
      throw new DomainError('request/invalid', { reason: 'password-too-long' });
    const { memoryKiB, passes, parallelism } = this.cost;
    // A caller who sets a password is signed in, hence the reserved share.
    return this.limit.run(
      () => hash(password, { memoryCost: memoryKiB, timeCost: passes, parallelism }),
      this.shares.get() ?? 'reserved',
    );
  }

  /**
   * Whether the password matches the stored hash. Without a hash, a dummy hash is verified, so that the
   * duration reveals nothing (SEC-14). @throws DomainError request/too-many.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    if (tooLong(password)) return false;
    const against = stored ?? (await this.dummyHash());
    const share = this.shares.get() ?? 'open';
    const matches = await this.limit.run(() => verify(against, password), share);
    return stored !== null && matches;
  }

  /** Whether a stored hash is weaker than today's cost and should be replaced (SEC-10). */
  isWeak(stored: string): boolean {
    const { memoryKiB, passes } = this.cost;
    const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
    return Number(memory ?? 0) < memoryKiB || Number(time ?? 0) < passes;
  }

  private dummyHash(): Promise<string> {
    this.dummy ??= this.hash('no account has this password').catch((error: unknown) => {
      this.dummy = null;
      throw error;
    });
    return this.dummy;
  }
}

function tooLong(password: string): boolean {
  return Buffer.byteLength(password, 'utf8') > MAX_PASSWORD_BYTES;
}
