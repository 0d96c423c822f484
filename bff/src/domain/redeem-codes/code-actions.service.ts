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
import { CodeTotalsService } from './code-totals.service';
import { RedeemCodesRepository } from './redeem-codes.repository';

/** Whom a record of the audit names that is about more than one code. */
const TARGET = 'redeem-codes';

/** What administrators do with redeem codes, each with its record (SEC-57). */
@Injectable()
export class CodeActionsService {
  constructor(
    private readonly codes: RedeemCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes so many codes, all or none (PAY-30); gives them as they were drawn.
   * @throws DomainError redeem-codes/empty, redeem-codes/already-ended.
   */
  async generate(origin: Origin, count: number, facts: CodeFacts): Promise<RedeemCode[]> {
    const { days, videos, batch = null, validUntil = null } = facts;
    if (days === 0 && videos === 0) throw new DomainError('redeem-codes/empty');
    if (isCodeEnded(validUntil, this.clock.now())) {
      throw new DomainError('redeem-codes/already-ended');
    }
    // Drawn inside: when one of them existed, the action runs again with others.
    const made = await this.audit.change(origin, { target: TARGET }, async (session) => {
      const drawn = drawCodes(count).map((code) => ({ ...facts, code }));
      const result = await this.codes.insertMany(drawn, this.clock.now(), session);
      const end = validUntil?.toISOString() ?? null;
      const codes = endingsOf(drawn.map(({ code }) => code));
      const details = { count, codes, days, videos, batch, validUntil: end };
      return { result, action: 'redeem-codes/generate', details };
    });
    this.counts.noteChanged();
    return made;
  }

  /**
   * Deletes a code as typed, used or not; what it gave stays. While somebody redeems it, it is deleted
   * and gives nothing, or gave and is deleted as used (PAY-29). @throws DomainError redeem-codes/gone.
   */
  async delete(origin: Origin, typed: string): Promise<void> {
    const code = normaliseRedeemCode(typed);
    if (code === null) throw new DomainError('redeem-codes/gone');
    const target = { target: TARGET, lanes: [`redeem code ${code}`] };
    await this.audit.change(origin, target, async (session) => {
      const [known] = await this.codes.listOf([code], session);
      if (!known) throw new DomainError('redeem-codes/gone');
      await this.codes.removeMany([code], session);
      const { _id, is_used, days, videos, batch, used_by_users } = known;
      const usedBy = used_by_users[0] ?? null;
      // Its id is what the ledger calls it.
      const about = { code: endingOf(code), days, videos, batch };
      const details = { id: String(_id), isUsed: is_used, usedBy, ...about };
      return { result: undefined, action: 'redeem-codes/delete', details };
    });
    this.counts.noteChanged();
  }

  /** Deletes codes as typed, used or not; gives how many of them were there. */
  async deleteMany(origin: Origin, typed: readonly string[]): Promise<number> {
    const codes = [...new Set(typed.flatMap((text) => normaliseRedeemCode(text) ?? []))];
    const deleted = await this.audit.change(origin, { target: TARGET }, async (session) => {
      const known = await this.codes.listOf(codes, session);
      const count = await this.codes.removeMany(codes, session);
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

/** Endings that one record names; a thousand would be no record any more. */
const MOST_ENDINGS = 20;

/** What the audit calls a code: whoever reads it cannot redeem it. */
const endingOf = (code: string): string => `…${code.slice(-4)}`;

function endingsOf(codes: readonly string[]): string | null {
  const endings = codes.slice(0, MOST_ENDINGS).map(endingOf);
  const more = codes.length - endings.length;
  return [...endings, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || null;
}

/** Exactly so many different codes of the system's cryptographic source (PAY-27, PAY-30). */
function drawCodes(count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawRedeemCode(randomBytes(REDEEM_CODE_LENGTH)));
  return [...drawn];
}
