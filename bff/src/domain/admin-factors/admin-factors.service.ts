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
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import { AdminFactorsRepository } from './admin-factors.repository';
import { FactorCodesService, recoveryHash } from './factor-codes.service';
import { SecretBox } from './secret-box';
import { drawTotpSecret, totpUri } from './totp';

/** How long a drawn secret waits for its first code. */
const WAITING_MS = 15 * MINUTE_MS;

/** How an administrator is named in the audit. */
const targetOf = (actor: string): string => `admin:${actor}`;

/** Sets up and removes the authenticator app of an administrator: always the caller's own (issue 6). */
@Injectable()
export class AdminFactorsService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly box: SecretBox,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Whether and since when there is an app, and how many recovery codes are left. */
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
   * Draws a secret; nothing is asked of anybody before `confirm`.
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
   * Turns the drawn secret on by a code made with it; gives recovery codes, which nobody sees again.
   * @throws DomainError sessions/factor-missing, sessions/factor-exists, sessions/wrong-code.
   */
  async confirm(origin: Origin, code: string): Promise<string[]> {
    const { actor } = origin;
    const factor = await this.factors.find(actor);
    const now = this.clock.now();
    if (factor?.enabledAt) throw new DomainError('sessions/factor-exists');
    if (!factor || now.getTime() - factor.drawnAt.getTime() >= WAITING_MS) {
      throw new DomainError('sessions/factor-missing');
    }
    const lastStep = this.codes.stepOf(factor, code);
    if (lastStep === null) throw new DomainError('sessions/wrong-code');
    const { shown, hashes: recoveryHashes } = drawCodes(actor);
    const change = { enabledAt: now, lastStep, recoveryHashes };
    await this.audit.act(origin, { target: targetOf(actor) }, async (session) => {
      const isOn = await this.factors.enable(actor, factor.sealedSecret, change, session);
      // Somebody else confirmed it, or drew another secret, since it was read.
      if (!isOn) throw new DomainError('sessions/factor-missing');
      return { result: undefined, action: 'admins/factor-on', details: {} };
    });
    return shown;
  }

  /** Draws new recovery codes; the old ones are worthless. @throws DomainError sessions/factor-missing. */
  async renewCodes(origin: Origin): Promise<string[]> {
    const { actor } = origin;
    const { shown, hashes } = drawCodes(actor);
    await this.audit.act(origin, { target: targetOf(actor) }, async (session) => {
      const isDone = await this.factors.replaceHashes(actor, hashes, session);
      if (!isDone) throw new DomainError('sessions/factor-missing');
      return { result: undefined, action: 'admins/recovery-codes', details: {} };
    });
    return shown;
  }

  /** Removes the app and its recovery codes. @throws DomainError sessions/factor-missing. */
  async remove(origin: Origin): Promise<void> {
    const { actor } = origin;
    await this.audit.act(origin, { target: targetOf(actor) }, async (session) => {
      const isGone = await this.factors.remove(actor, session);
      if (!isGone) throw new DomainError('sessions/factor-missing');
      return { result: undefined, action: 'admins/factor-off', details: {} };
    });
  }
}

function drawCodes(actor: string): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    drawRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return {
    shown: codes.map(formatRecoveryCode),
    hashes: codes.map((code) => recoveryHash(actor, code)),
  };
}
