import { Injectable } from '@nestjs/common';
import type { AdminLoginRequest } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { ConcurrencyLimit } from '../../platform/security/concurrency-limit';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import type { Browser } from '../sessions/browser';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service';
import { AdminPasswordsService } from './admin-passwords.service';
import { isLocked, LoginAttemptsService } from './login-attempts.service';
import { adminAttempt, adminCodeAttempt, type SignInSource } from './login-counters';
import { SignInDelaysService } from './sign-in-delays.service';
import { SignInSourcesService } from './sign-in-sources.service';

/**
 * For address blocks without tries left: sign-ins with a code that are checked at a time, and that may
 * wait.
 */
const AT_A_TIME = 1;
const WAITING = 20;

/** The administrator with the password, and why the sign-in is refused anyway; null for no reason. */
interface KnownAdmin {
  readonly admin: ConfiguredAdmin;
  readonly fault: DomainError | null;
}

/** Signs administrators in by the configured passwords. */
@Injectable()
export class AdminSignInService {
  private readonly lastResort = new ConcurrencyLimit(AT_A_TIME, WAITING);

  constructor(
    private readonly config: Config,
    private readonly passwords: AdminPasswordsService,
    private readonly hashing: PasswordHasherService,
    private readonly sessions: SessionsService,
    private readonly sources: SignInSourcesService,
    private readonly delays: SignInDelaysService,
    private readonly attempts: LoginAttemptsService,
    private readonly codes: FactorCodesService,
  ) {}

  /**
   * Signs in the administrator with this password. An administrator with an authenticator app also needs a
   * code; a wrong code counts like a wrong password, a missing one is requested. Correct password and code
   * together are accepted even when others have used up the tries of an address block; only then the code
   * is used up.
   * @throws DomainError sessions/wrong-admin-password, sessions/code-required, sessions/wrong-code,
   * sessions/locked, request/too-many.
   */
  async withPassword(
    { password, code }: AdminLoginRequest,
    browser: Browser,
  ): Promise<{ actor: string; role: AdminRole; session: OpenedSession }> {
    const source = await this.sources.ofAdmin(browser, code);
    const attempt = adminAttempt(source);
    await this.delays.wait(attempt, browser);
    let refusal = new DomainError('sessions/wrong-admin-password');
    const verify = async (): Promise<KnownAdmin | null> => {
      const admin = await this.passwords.findAdmin(password);
      if (!admin) return null;
      const isAsked = await this.codes.isAsked(admin.name);
      // A correct code of another administrator lifts no limit for an administrator without an app.
      if (!isAsked && source.kind !== 'right-code') return { admin, fault: null };
      if (code === undefined) return { admin, fault: new DomainError('sessions/code-required') };
      const fault = isAsked ? await this.useCode(admin, code, source, browser) : wrongCode();
      // Both were correct, but a concurrent request used the code: this is no guess of a password.
      const isOwner = source.kind === 'right-code' && source.owner === admin.name;
      if (!fault || isOwner) return { admin, fault };
      refusal = fault;
      return null;
    };
    const known = await this.attempts.check(attempt, verify).catch(async (error: unknown) => {
      if (!isLocked(error) || code === undefined || !('block' in source)) throw error;
      return this.withBoth(password, code, browser, error);
    });
    if (!known) throw refusal;
    if (known.fault) throw known.fault;
    const { name: actor, role } = known.admin;
    return { actor, role, session: await this.sessions.openForAdmin(known.admin, browser) };
  }

  /**
   * Uses a code up; returns the error, or null for success. A caller from an unknown source with the
   * correct password may have stolen it and try codes from many addresses. So these tries also count for
   * the administrator, before the check.
   */
  private async useCode(
    { name }: ConfiguredAdmin,
    code: string,
    { kind }: Pick<SignInSource, 'kind'>,
    browser: Browser,
  ): Promise<DomainError | null> {
    const spendCode = async () => ((await this.codes.use(name, code)) ? true : null);
    if (kind === 'known-device' || kind === 'known-address')
      return (await spendCode()) ? null : wrongCode();
    try {
      return (await this.attempts.check(adminCodeAttempt(name), spendCode)) ? null : wrongCode();
    } catch (error) {
      if (!isLocked(error)) throw error;
      browser.report('authn_guessing_codes', { actor: name });
      return error;
    }
  }

  /**
   * Last resort for an address block whose tries others have used up. Only correct password and correct
   * code together change the answer, so it reveals neither. A caller who has only one of them is counted as
   * usual. One at a time, because hashing is expensive.
   * @throws the refusal in every other case.
   */
  private async withBoth(
    password: string,
    code: string,
    browser: Browser,
    refusal: DomainError,
  ): Promise<KnownAdmin> {
    const names = this.config.admins.map(({ name }) => name);
    const owner = await this.codes.ownerOf(code, names);
    const find = () => this.hashing.inShare(true, () => this.passwords.findAdmin(password));
    const findForOwner = (name: string) =>
      this.attempts.checkAtOnce(adminAttempt({ kind: 'right-code', owner: name }), find);
    const admin = await this.lastResort
      .run(() => (owner === null ? find() : findForOwner(owner)))
      .catch((error: unknown) => {
        throw error instanceof DomainError ? refusal : error;
      });
    if (!admin || !(await this.codes.isAsked(admin.name))) throw refusal;
    if (await this.useCode(admin, code, { kind: 'unknown' }, browser)) throw refusal;
    return { admin, fault: null };
  }
}

const wrongCode = (): DomainError => new DomainError('sessions/wrong-code');
