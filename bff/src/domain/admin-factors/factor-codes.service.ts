import { Injectable } from '@nestjs/common';
import { normaliseRecoveryCode } from '@portal/rules';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import type { AdminFactorRecord } from './admin-factor.schema';
import { AdminFactorsRepository } from './admin-factors.repository';
import { SecretBoxService } from './secret-box.service';
import { stepOfCode } from './totp';

const SIX_DIGITS = /^\d{6}$/;

/**
 * Checks codes of administrators. Each code works once, even with concurrent requests on several instances.
 */
@Injectable()
export class FactorCodesService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly box: SecretBoxService,
    private readonly clock: Clock,
  ) {}

  /** Whether an administrator must enter a code; also true while the server cannot decrypt the secret. */
  async isAsked(actor: string): Promise<boolean> {
    const factor = await this.factors.find(actor);
    return factor !== null && factor.enabledAt !== null;
  }

  /**
   * A mark per administrator with an app. It changes when an app is set up or its recovery codes are
   * renewed; using a code does not change it.
   */
  async marks(): Promise<ReadonlyMap<string, string>> {
    const factors = await this.factors.list();
    return new Map(
      factors.flatMap(({ _id, enabledAt, codesDrawnAt }) =>
        enabledAt ? [[_id, `${enabledAt.getTime()} ${codesDrawnAt?.getTime() ?? 0}`]] : [],
      ),
    );
  }

  /**
   * The administrator among these whose code this is now; null for none. The code is not used up. The work
   * is the same for every owner (no timing difference).
   */
  async ownerOf(typed: string, actors: readonly string[]): Promise<string | null> {
    const code = typed.replace(/\s/g, '');
    const recovery = normaliseRecoveryCode(code);
    const factors = await this.factors.listOf(actors);
    const [owner] = factors.filter((factor) => {
      const step = this.stepOf(factor, code);
      const isUnused = step !== null && step > factor.lastStep;
      const isRecovery =
        recovery !== null && factor.recoveryHashes.includes(recoveryHash(factor._id, recovery));
      return factor.enabledAt !== null && (isUnused || isRecovery);
    });
    return owner?._id ?? null;
  }

  /** Uses up a six-digit code or a recovery code; false when it is wrong or used already. */
  async use(actor: string, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (SIX_DIGITS.test(code)) return this.useDigits(actor, code);
    const recovery = normaliseRecoveryCode(code);
    if (recovery === null) return false;
    return this.factors.useRecoveryHash(actor, recoveryHash(actor, recovery));
  }

  private async useDigits(actor: string, digits: string): Promise<boolean> {
    const factor = await this.factors.find(actor);
    const step = factor && this.stepOf(factor, digits);
    if (!factor || step === null) return false;
    return this.factors.useStep(actor, factor.sealedSecret, step);
  }

  /** The time step of a six-digit code; null when the secret does not accept it now. */
  stepOf({ _id: actor, sealedSecret }: AdminFactorRecord, typed: string): number | null {
    const secret = this.box.open(actor, sealedSecret);
    if (secret === null) return null;
    return stepOfCode(secret, typed.replace(/\s/g, ''), this.clock.now());
  }
}

/** 80 random bits need no slow hash; the name in the hash binds the code to one administrator. */
export function recoveryHash(actor: string, code: string): string {
  return createHash('sha256').update(`${actor}\n${code}`).digest('hex');
}
