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

/** Over-full addresses: sign-ins with a code that are checked at a time, and that may wait. */
const AT_A_TIME = 1;
const WAITING = 20;

/** Whose password it was, and what speaks against letting them in; null for nothing. */
interface KnownAdmin {
  readonly admin: ConfiguredAdmin;
  readonly fault: DomainError | null;
}

/** Signs administrators in by the passwords of the configuration. */
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
   * Whose password it is becomes the actor. Who has an authenticator app also shows a code; a wrong one
   * counts like a wrong password, none at all is asked for. Right password and right code together get
   * in also where others have used up the tries of an address; the code is used up only then.
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
      // A right code of somebody else lifts no limit for an administrator without an app.
      if (!isAsked && source.kind !== 'right-code') return { admin, fault: null };
      if (code === undefined) return { admin, fault: new DomainError('sessions/code-required') };
      const fault = isAsked ? await this.useCode(admin, code, source, browser) : wrongCode();
      // Both were right, but the code was used meanwhile: no guess at a password.
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
   * Uses a code up; why not, null for done. Who is unknown and has the right password may have stolen
   * it and try codes from many addresses, so these also count for the administrator, before the check.
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
   * The last resort at an address whose tries others have used up. Only right password and right code
   * together change the answer, so it tells nothing of either; and whoever has one of them is counted
   * as everywhere. One at a time, because it costs hashing. @throws the refusal for everything else.
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
