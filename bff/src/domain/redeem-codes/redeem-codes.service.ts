import { Injectable } from '@nestjs/common';
import { normaliseRedeemCode } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { PlansService } from '../plans/plans.service';
import { CodeTotalsService } from './code-totals.service';
import type { NewRedeemCode, RedeemGift } from './redeem-code';
import { RedeemCodesRepository } from './redeem-codes.repository';
import { RedeemTriesRepository } from './redeem-tries.repository';

export type { NewRedeemCode };

/** A redeemed code, and the user after the redemption. */
export interface Redeemed {
  readonly granted: RedeemGift;
  readonly account: Account;
}

/** Codes that grant days and videos once. */
@Injectable()
export class RedeemCodesService {
  constructor(
    private readonly codes: RedeemCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly tries: RedeemTriesRepository,
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
  ) {}

  /** Adds codes, all or none. @throws error 11000 when one exists. */
  async addCodes(codes: readonly NewRedeemCode[]): Promise<void> {
    await this.transactions.run(() => this.codes.insertMany(codes, this.clock.now()));
  }

  /**
   * Redeems a code as typed: code, plan and ledger change in one transaction, and a code grants only once
   * (PAY-28). `actor` is written to the ledger.
   * @throws DomainError accounts/not-found, accounts/frozen, redeem-codes/too-many-tries,
   * redeem-codes/not-found for unknown, used and ended codes, plans/amount-too-large.
   */
  async redeem(userId: number, typed: string, actor: string): Promise<Redeemed> {
    const code = normaliseRedeemCode(typed);
    const keys = code === null ? [] : [`redeem code ${code}`];
    // Concurrent first failures of a user both insert their record.
    const redeemed = await this.transactions.runInTurn([...keys, `user ${userId}`], () =>
      this.tryRedeem(userId, code, actor),
    );
    if (redeemed) this.counts.noteRedeemed();
    if (!redeemed) throw new DomainError('redeem-codes/not-found');
    return redeemed;
  }

  /** The given codes that can be redeemed now. */
  async findRedeemable(codes: readonly string[]): Promise<string[]> {
    return this.codes.listRedeemable(codes, this.clock.now());
  }

  /** Removes the failed tries of a deleted user; used codes stay used. */
  async forgetUser(userId: number): Promise<void> {
    await this.tries.remove(userId);
  }

  /** Number of used and of available codes. */
  async countByUse(): Promise<{ used: number; available: number }> {
    return this.counts.read();
  }

  /** Returns null for a failed try: an error would roll back the count of the try. */
  private async tryRedeem(
    userId: number,
    code: string | null,
    actor: string,
  ): Promise<Redeemed | null> {
    const account = await this.accounts.get(userId);
    if (account.isFrozen) throw new DomainError('accounts/frozen', { userId });
    const now = this.clock.now();
    const retryAfterSeconds = await this.tries.waitSeconds(userId, now);
    if (retryAfterSeconds > 0) {
      throw new DomainError('redeem-codes/too-many-tries', { userId, retryAfterSeconds });
    }
    const taken = code === null ? null : await this.codes.take(code, userId, now);
    if (!taken) {
      await this.tries.note(userId, now);
      return null;
    }
    const granted = { days: taken.days, videos: taken.videos };
    const sourceId = taken._id.toString();
    const cause = { reason: 'redeem_code', actor, sourceId } as const;
    const plan = await this.plans.grantPlan(userId, granted, cause);
    return { granted, account: { ...account, plan } };
  }
}
