import { Injectable } from '@nestjs/common';
import { normaliseRecoveryCode } from '@portal/rules';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import type { AdminFactorRecord } from './admin-factor.schema';
import { AdminFactorsRepository } from './admin-factors.repository';
import { SecretBoxService } from './secret-box.service';
import { stepOfCode } from './totp';

const SIX_DIGITS = /^\d{6}$/;

/** Takes codes of administrators: each works once, whichever instances are asked at once. */
@Injectable()
export class FactorCodesService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly box: SecretBoxService,
    private readonly clock: Clock,
  ) {}

  /** Whether an administrator has to show a code; also while the server cannot read its secret. */
  async isAsked(actor: string): Promise<boolean> {
    const factor = await this.factors.find(actor);
    return factor !== null && factor.enabledAt !== null;
  }

  /**
   * What changes whenever an app is set up or its recovery codes are renewed, for every administrator who
   * has one; using a code does not change it.
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
   * Which of these administrators a code would let in now, null for none; it is not used up. The work
   * is the same whoever's code it is.
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

  /** Uses up six digits of the app or a recovery code; false when it is no good, or not any more. */
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

  /** The time step of six digits, null when they do not belong to this secret now. */
  stepOf({ _id: actor, sealedSecret }: AdminFactorRecord, typed: string): number | null {
    const secret = this.box.open(actor, sealedSecret);
    if (secret === null) return null;
    return stepOfCode(secret, typed.replace(/\s/g, ''), this.clock.now());
  }
}

/** 80 random bits need no slow hash; the name keeps a hash from working for somebody else. */
export function recoveryHash(actor: string, code: string): string {
  return createHash('sha256').update(`${actor}\n${code}`).digest('hex');
}
