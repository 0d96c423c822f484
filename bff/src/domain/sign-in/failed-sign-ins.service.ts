import { Injectable, Logger } from '@nestjs/common';
import type { AuditAction, ErrorCode } from '@portal/contracts';
import {
  FAILURE_KINDS_PER_WINDOW,
  FAILURE_WINDOW_MS,
  failureWindow,
  isRecordedFailure,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { addressBlock } from '../../platform/http/address-block';
import { AuditService, type RefusedOrigin } from '../audit/audit.service';
import { type AuditDetails, adminTarget } from '../audit/audit-entry';
import { FailedSignInsRepository } from './failed-sign-ins.repository';

/** A sign-in try: its origin, and the audit action for its failure. */
export interface SignInTry {
  readonly origin: RefusedOrigin;
  readonly action: Extract<AuditAction, `admins/${string}-failed`>;
}

/** Refusals that are recorded, with their text; the others are no guesses. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  'sessions/wrong-admin-password': 'wrong password',
  'sessions/wrong-code': 'wrong code',
  'sessions/locked': 'locked',
};

/**
 * Records failed proofs of administrators in the audit, with a limit against floods. Failures are counted
 * per reason, address block and 15 minutes; the 1st, 2nd, 4th, 8th ... of a kind leaves a record with its
 * count. Beyond 50 kinds in one window the others share one counter with the same rule.
 */
@Injectable()
export class FailedSignInsService {
  private readonly log = new Logger('FailedSignIns');

  constructor(
    private readonly failures: FailedSignInsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Runs a proof and records its failure. @throws what `prove` throws. */
  async watch<T>(attempt: SignInTry, prove: () => Promise<T>): Promise<T> {
    try {
      return await prove();
    } catch (error) {
      const reason = error instanceof DomainError ? REASONS[error.code] : undefined;
      if (reason !== undefined) await this.record(attempt, reason);
      throw error;
    }
  }

  /** Never throws: the caller must get the refusal, even if its record fails. */
  private async record({ origin, action }: SignInTry, reason: string): Promise<void> {
    try {
      const { actor, address } = origin;
      const kind = [action, actor ?? '', reason, addressBlock(address)].join(' ');
      const { count, isTogether } = await this.count(kind);
      if (!isRecordedFailure(count)) return;
      const target = actor === null ? 'admin' : adminTarget(actor);
      const details: AuditDetails = { reason, failures: count };
      if (isTogether) details['addresses'] = 'many';
      await this.audit.refused(origin, { action, target, details });
    } catch (error) {
      this.log.error(`A failed sign-in is not in the audit: ${String(error)}`);
    }
  }

  private async count(kind: string): Promise<{ count: number; isTogether: boolean }> {
    const window = failureWindow(this.clock.now());
    const expiresAt = new Date((window + 2) * FAILURE_WINDOW_MS);
    const id = `${window} ${kind}`;
    const own = await this.failures.count(id, expiresAt);
    let { isAboveLimit = false } = own;
    if (own.count === 1) {
      const kinds = await this.failures.count(`${window} kinds`, expiresAt);
      isAboveLimit = kinds.count > FAILURE_KINDS_PER_WINDOW;
      if (isAboveLimit) await this.failures.noteAboveLimit(id);
    }
    if (!isAboveLimit) return { count: own.count, isTogether: false };
    const together = await this.failures.count(`${window} above the limit`, expiresAt);
    return { count: together.count, isTogether: true };
  }
}
