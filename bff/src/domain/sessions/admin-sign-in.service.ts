import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { Lanes } from '../../platform/mongo/lanes';
import { PasswordHasher } from '../../platform/security/password-hasher';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { type OpenedSession, SessionsService } from './sessions.service';

const MINUTE_MS = 60_000;

/** Failed tries that an address and all addresses together have (goal S17). */
const LIMITS = {
  address: { failures: 5, withinMs: 15 * MINUTE_MS },
  everybody: { failures: 20, withinMs: 60 * MINUTE_MS },
} as const;

/** Signs administrators in by the passwords of the configuration (goal S17, design §5). */
@Injectable()
export class AdminSignInService {
  constructor(
    private readonly config: Config,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttemptsRepository,
    private readonly lanes: Lanes,
    private readonly clock: Clock,
  ) {}

  /**
   * Whose password it is becomes the actor. Only failures count towards the limits; tries of one
   * address follow each other, because one that is being checked counts like a failure.
   * @throws DomainError sessions/wrong-admin-password, sessions/locked, request/too-many.
   */
  async withPassword(
    password: string,
    address: string,
    oldCookie: string | null,
  ): Promise<{ actor: string; session: OpenedSession }> {
    const actor = await this.lanes.run([`admin sign-in from ${address}`], () =>
      this.check(password, address),
    );
    if (actor === null) throw new DomainError('sessions/wrong-admin-password');
    return { actor, session: await this.sessions.openForAdmin(actor, oldCookie) };
  }

  private async check(password: string, address: string): Promise<string | null> {
    const attempt = await this.takeAttempt(address);
    let hasFailed = false;
    try {
      const actor = await this.findActor(password);
      hasFailed = actor === null;
      return actor;
    } finally {
      // Also when nothing was checked, because too many others wait.
      if (!hasFailed) await this.attempts.remove(attempt);
    }
  }

  /** Counted before the password is checked, so that tries at the same time cannot pass the limit. */
  private async takeAttempt(address: string) {
    const now = this.clock.now();
    const since = (ms: number) => new Date(now.getTime() - ms);
    const attempt = await this.attempts.insert({
      audience: 'admin',
      address,
      at: now,
      expiresAt: new Date(now.getTime() + LIMITS.everybody.withinMs),
    });
    const [ofAddress, ofEverybody] = await Promise.all([
      this.attempts.countSince('admin', since(LIMITS.address.withinMs), address),
      this.attempts.countSince('admin', since(LIMITS.everybody.withinMs)),
    ]);
    if (ofAddress > LIMITS.address.failures || ofEverybody > LIMITS.everybody.failures) {
      await this.attempts.remove(attempt);
      throw new DomainError('sessions/locked', {
        retryAfterSeconds: LIMITS.address.withinMs / 1_000,
      });
    }
    return attempt;
  }

  /** Every configured hash is tried, so that the time does not tell whose it is. */
  private async findActor(password: string): Promise<string | null> {
    const candidates = this.config.admins.length > 0 ? this.config.admins : [null];
    let actor: string | null = null;
    for (const admin of candidates) {
      const matches = await this.passwords.verify(admin?.passwordHash ?? null, password);
      if (matches && admin) actor ??= admin.name;
    }
    return actor;
  }
}
