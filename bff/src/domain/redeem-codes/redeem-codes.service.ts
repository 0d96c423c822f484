import { Injectable } from '@nestjs/common';
import { normaliseRedeemCode } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { KeyedMutex } from '../../platform/mongo/keyed-mutex';
import { type ClientSession, TransactionsService } from '../../platform/mongo/transactions.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { PlansService } from '../plans/plans.service';
import { CodeTotalsService } from './code-totals.service';
import type { NewRedeemCode, RedeemGift } from './redeem-code';
import { RedeemCodesRepository } from './redeem-codes.repository';
import { RedeemTriesRepository } from './redeem-tries.repository';

export type { NewRedeemCode, RedeemGift };

/** A redeemed code, and the user after it. */
export interface Redeemed {
  readonly granted: RedeemGift;
  readonly account: Account;
}

/** Codes that give days and videos once. */
@Injectable()
export class RedeemCodesService {
  constructor(
    private readonly codes: RedeemCodesRepository,
    private readonly counts: CodeTotalsService,
    private readonly tries: RedeemTriesRepository,
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly transactions: TransactionsService,
    private readonly mutex: KeyedMutex,
    private readonly clock: Clock,
  ) {}

  /** Adds codes, all or none. @throws error 11000 when one of them exists. */
  async addCodes(codes: readonly NewRedeemCode[]): Promise<void> {
    await this.transactions.run((session) =>
      this.codes.insertMany(codes, this.clock.now(), session),
    );
  }

  /**
   * Gives a user what a code as typed holds: code, plan and ledger change together or not at all, and
   * a code gives once (PAY-28). `actor` goes into the ledger.
   * @throws DomainError accounts/not-found, accounts/frozen, redeem-codes/too-many-tries,
   * redeem-codes/not-found alike for unknown, used and ended ones, plans/amount-too-large.
   */
  async redeem(userId: number, typed: string, actor: string): Promise<Redeemed> {
    const code = normaliseRedeemCode(typed);
    const lanes = code === null ? [] : [`redeem code ${code}`];
    const redeemed = await this.mutex.run([...lanes, `user ${userId}`], () =>
      // Two first failures of a user at once both add their record.
      retryOnDuplicateKey(() =>
        this.transactions.run((session) => this.redeemWithin(session, userId, code, actor)),
      ),
    );
    if (redeemed) this.counts.noteRedeemed();
    if (!redeemed) throw new DomainError('redeem-codes/not-found');
    return redeemed;
  }

  /** Those of the codes that somebody could redeem now. */
  async findRedeemable(codes: readonly string[]): Promise<string[]> {
    return this.codes.listRedeemable(codes, this.clock.now());
  }

  /** Forgets the failed tries of a user whose account goes; the codes used stay used. */
  async forgetUserWithin(session: ClientSession, userId: number): Promise<void> {
    await this.tries.remove(userId, session);
  }

  /** How many codes are used and how many are not. */
  async countByUse(): Promise<{ used: number; available: number }> {
    return this.counts.read();
  }

  /** Null for a failed try, which has to be kept and so must not throw inside the transaction. */
  private async redeemWithin(
    session: ClientSession,
    userId: number,
    code: string | null,
    actor: string,
  ): Promise<Redeemed | null> {
    const account = await this.accounts.get(userId, session);
    if (account.isFrozen) throw new DomainError('accounts/frozen', { userId });
    const now = this.clock.now();
    const retryAfterSeconds = await this.tries.waitSeconds(userId, now, session);
    if (retryAfterSeconds > 0) {
      throw new DomainError('redeem-codes/too-many-tries', { userId, retryAfterSeconds });
    }
    const taken = code === null ? null : await this.codes.take(code, userId, now, session);
    if (!taken) {
      await this.tries.note(userId, now, session);
      return null;
    }
    const granted = { days: taken.days, videos: taken.videos };
    const sourceId = taken._id.toString();
    const cause = { reason: 'redeem_code', actor, sourceId } as const;
    const plan = await this.plans.grantPlanWithin(session, userId, granted, cause);
    return { granted, account: { ...account, plan } };
  }
}
