import { Injectable } from '@nestjs/common';
import {
  drawRecoveryCode,
  formatRecoveryCode,
  MINUTE_MS,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { isDuplicateKey, retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { AdminPrincipal } from '../../platform/security/caller';
import type { Origin } from '../../platform/security/origin';
import { adminTarget, type AuditAction, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import type { Browser } from '../sessions/browser';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service';
import type { AdminFactorRecord } from './admin-factor.schema';
import { AdminFactorsRepository } from './admin-factors.repository';
import { FactorCodesService, recoveryHash } from './factor-codes.service';
import { SecretBoxService } from './secret-box.service';
import { drawTotpSecret, totpUri } from './totp';

/** How long a new secret waits for its first code. */
const WAITING_MS = 15 * MINUTE_MS;

/** An administrator who changes their own authenticator app. */
export interface FactorOwner {
  readonly origin: Origin;
  readonly caller: AdminPrincipal;
  readonly browser: Browser;
}

/** Result of a change. */
export interface ChangedFactor {
  /**
   * The new session of the browser that made the change; all other sessions of the administrator have
   * ended.
   */
  readonly session: OpenedSession;
}

/** New recovery codes; shown only once. */
export interface DrawnCodes extends ChangedFactor {
  readonly recoveryCodes: string[];
}

/**
 * Sets up and removes the caller's own authenticator app. Each change ends every other session of the
 * administrator, because it was opened with the old factor, and gives the current browser a new session id.
 * All of it happens in one transaction.
 */
@Injectable()
export class AdminFactorsService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly box: SecretBoxService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether an app can be set up, since when one is enabled, and how many recovery codes are left. */
  async read(
    actor: string,
  ): Promise<{ isAvailable: boolean; enabledAt: Date | null; recoveryCodesLeft: number }> {
    const factor = await this.factors.find(actor);
    return {
      isAvailable: this.box.isAvailable,
      enabledAt: factor?.enabledAt ?? null,
      recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    };
  }

  /**
   * Generates a secret; no code is required at sign-in before `confirm`.
   * @throws DomainError sessions/factor-unavailable, sessions/factor-exists.
   */
  async start(actor: string): Promise<{ secret: string; uri: string }> {
    const secret = drawTotpSecret();
    const sealed = this.box.seal(actor, secret);
    try {
      await retryOnDuplicateKey(() => this.factors.draw(actor, sealed, this.clock.now()));
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('sessions/factor-exists');
      throw error;
    }
    return { secret, uri: totpUri(secret, this.config.brand.name, actor) };
  }

  /**
   * Enables the secret by a code made with it; returns the recovery codes, which are shown only once.
   * @throws DomainError sessions/factor-missing, sessions/factor-exists, sessions/wrong-code,
   * sessions/required.
   */
  async confirm(owner: FactorOwner, code: string): Promise<DrawnCodes> {
    const { actor } = owner.caller;
    const factor = await this.factors.find(actor);
    const now = this.clock.now();
    if (factor?.enabledAt) throw new DomainError('sessions/factor-exists');
    if (!factor || now.getTime() - factor.drawnAt.getTime() >= WAITING_MS) {
      throw new DomainError('sessions/factor-missing');
    }
    const lastStep = this.codes.stepOf(factor, code);
    if (lastStep === null) throw new DomainError('sessions/wrong-code');
    const { shown, hashes: recoveryHashes } = drawCodes(actor);
    const change = { enabledAt: now, lastStep, recoveryHashes, codesDrawnAt: now };
    const changed = await this.change(owner, 'admins/factor-on', async () => {
      const isOn = await this.factors.enable(actor, factor.sealedSecret, change);
      // A concurrent request confirmed it or generated another secret since it was read.
      if (!isOn) throw new DomainError('sessions/factor-missing');
      return factsOf(change);
    });
    return { ...changed, recoveryCodes: shown };
  }

  /**
   * Generates new recovery codes; the old ones stop working.
   * @throws DomainError sessions/factor-missing, sessions/required.
   */
  async renewCodes(owner: FactorOwner): Promise<DrawnCodes> {
    const { actor } = owner.caller;
    const { shown, hashes: recoveryHashes } = drawCodes(actor);
    const codesDrawnAt = this.clock.now();
    const changed = await this.change(owner, 'admins/recovery-codes', async () => {
      const isDone = await this.factors.replaceHashes(actor, recoveryHashes, codesDrawnAt);
      if (!isDone) throw new DomainError('sessions/factor-missing');
      return factsOf({ recoveryHashes, codesDrawnAt });
    });
    return { ...changed, recoveryCodes: shown };
  }

  /**
   * Removes the app and its recovery codes.
   * @throws DomainError sessions/factor-missing, sessions/required.
   */
  async remove(owner: FactorOwner): Promise<ChangedFactor> {
    return this.change(owner, 'admins/factor-off', async () => {
      const isGone = await this.factors.remove(owner.caller.actor);
      if (!isGone) throw new DomainError('sessions/factor-missing');
      return factsOf(null);
    });
  }

  /**
   * Makes a change with its audit record and ends the other sessions; `work` returns the facts after it.
   */
  private async change(
    { origin, caller, browser }: FactorOwner,
    action: FactorAction,
    work: () => Promise<FactorFacts>,
  ): Promise<ChangedFactor> {
    return this.audit.change(origin, { target: adminTarget(caller.actor) }, async () => {
      const known = await this.factors.find(caller.actor);
      const before = factsOf(known?.enabledAt ? known : null);
      const after = await work();
      const { opened, ended } = await this.sessions.renewForAdmin(caller, browser);
      const details = { ...changedDetails(before, after), sessionsEnded: ended };
      return { result: { session: opened }, action, details };
    });
  }
}

type FactorAction = Extract<AuditAction, `admins/${'factor' | 'recovery'}${string}`>;

/** Facts about an authenticator app in an audit record; never the secret or a code. */
interface FactorFacts {
  readonly authenticatorApp: boolean;
  readonly recoveryCodes: number;
  /** ISO 8601 UTC. */
  readonly codesDrawnAt: string | null;
}

const factsOf = (
  factor: Pick<AdminFactorRecord, 'recoveryHashes' | 'codesDrawnAt'> | null,
): FactorFacts => ({
  authenticatorApp: factor !== null,
  recoveryCodes: factor?.recoveryHashes.length ?? 0,
  codesDrawnAt: factor?.codesDrawnAt?.toISOString() ?? null,
});

function drawCodes(actor: string): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    drawRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return {
    shown: codes.map(formatRecoveryCode),
    hashes: codes.map((code) => recoveryHash(actor, code)),
  };
}
