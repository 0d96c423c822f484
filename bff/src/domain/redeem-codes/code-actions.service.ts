import { Injectable } from '@nestjs/common';
import {
  drawRedeemCode,
  isCodeEnded,
  normaliseRedeemCode,
  REDEEM_CODE_LENGTH,
} from '@portal/rules';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { AuditService } from '../audit/audit.service';
import type { CodeFacts, RedeemCode } from './redeem-code';
import { batchTarget } from './code-batch-directory.service';
import { CodeTotalsService } from './code-totals.service';
import { RedeemCodesRepository } from './redeem-codes.repository';

/** Audit target of a record about several codes. */
const TARGET = 'redeem-codes';

/** Administrators' actions on redeem codes, each with its audit record (SEC-57). */
@Injectable()
export class CodeActionsService {
  constructor(
    private readonly codes: RedeemCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates `count` codes, all or none (PAY-30); returns them.
   * @throws DomainError redeem-codes/empty, redeem-codes/already-ended.
   */
  async generate(origin: Origin, count: number, facts: CodeFacts): Promise<RedeemCode[]> {
    const { days, videos, batch = null, validUntil = null } = facts;
    if (days === 0 && videos === 0) throw new DomainError('redeem-codes/empty');
    if (isCodeEnded(validUntil, this.clock.now())) {
      throw new DomainError('redeem-codes/already-ended');
    }
    // Drawn inside the transaction: if a code exists already, the retry draws other codes.
    const made = await this.audit.change(origin, { target: TARGET }, async () => {
      const drawn = drawCodes(count).map((code) => ({ ...facts, code }));
      const result = await this.codes.insertMany(drawn, this.clock.now());
      const end = validUntil?.toISOString() ?? null;
      const codes = endingsOf(drawn.map(({ code }) => code));
      const details = { count, codes, days, videos, batch, validUntil: end };
      const about = batch === null ? {} : { objects: [batchTarget(batch)] };
      return { result, action: 'redeem-codes/generate', details, facts: about };
    });
    this.counts.noteChanged();
    return made;
  }

  /**
   * Deletes a code as typed, used or not; what it granted stays. A concurrent redemption either fails, or
   * grants first and the used code is deleted (PAY-29).
   * @throws DomainError redeem-codes/gone.
   */
  async delete(origin: Origin, typed: string): Promise<void> {
    const code = normaliseRedeemCode(typed);
    if (code === null) throw new DomainError('redeem-codes/gone');
    const target = { target: TARGET, keys: [`redeem code ${code}`] };
    await this.audit.change(origin, target, async () => {
      const [known] = await this.codes.listOf([code]);
      if (!known) throw new DomainError('redeem-codes/gone');
      await this.codes.removeMany([code]);
      const { _id, is_used, days, videos, batch, used_by_users } = known;
      const usedBy = used_by_users[0] ?? null;
      // The ledger names a code by its id.
      const about = { code: endingOf(code), days, videos, batch };
      const details = { id: String(_id), isUsed: is_used, usedBy, ...about };
      const facts = {
        ...(usedBy !== null && { userId: usedBy }),
        ...(batch && { objects: [batchTarget(batch)] }),
      };
      return { result: undefined, action: 'redeem-codes/delete', details, facts };
    });
    this.counts.noteChanged();
  }

  /** Deletes codes as typed, used or not; returns how many existed. */
  async deleteMany(origin: Origin, typed: readonly string[]): Promise<number> {
    const codes = [...new Set(typed.flatMap((text) => normaliseRedeemCode(text) ?? []))];
    const deleted = await this.audit.change(origin, { target: TARGET }, async () => {
      const known = await this.codes.listOf(codes);
      const count = await this.codes.removeMany(codes);
      const used = known.filter(({ is_used }) => is_used).length;
      const details = {
        count,
        used,
        codes: endingsOf(known.map(({ redeem_code }) => redeem_code)),
      };
      return { result: count, action: 'redeem-codes/delete', details };
    });
    this.counts.noteChanged();
    return deleted;
  }
}

/** Largest number of endings in one record. */
const MOST_ENDINGS = 20;

/** Only the end of a code, so that a reader of the audit cannot redeem it. */
const endingOf = (code: string): string => `…${code.slice(-4)}`;

function endingsOf(codes: readonly string[]): string | null {
  const endings = codes.slice(0, MOST_ENDINGS).map(endingOf);
  const more = codes.length - endings.length;
  return [...endings, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || null;
}

/** Draws `count` different codes from the cryptographic random source (PAY-27, PAY-30). */
function drawCodes(count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH)));
  return [...drawn];
}
