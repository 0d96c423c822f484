import { Injectable } from '@nestjs/common';
import { NoticesService } from '../notices/notices.service';
import { PushBrowsersService } from '../notices/push/push-browsers.service';
import { NotesService } from '../notes/notes.service';
import { PaymentClaimsService } from '../payments/settlement/payment-claims.service';
import { PlansService } from '../plans/plans.service';
import { RedeemCodesService } from '../redeem-codes/redeem-codes.service';
import { TagsService } from '../tags/tags.service';
import { TasksService } from '../tasks/tasks.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';

/**
 * Deletes accounts permanently. Deleted with the account (name, email, settings, plan, password, totals,
 * tags): its sessions, known devices, failed redemptions, wrong transaction ids, notes about it, notices
 * and open tasks. The file of the photo is removed afterwards.
 *
 * Records of money and of past events stay, under the user id only: orders, receipts, ledger, used codes,
 * downloads, daily numbers, audit. Without them the totals would no longer match. The login history stays
 * for its 60 days. Open orders stay open: money for them gets the reason `account_deleted` and waits for
 * support. The last ledger entry is `deleted`, so a new account with the same id starts without a plan.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly codes: RedeemCodesService,
    private readonly claims: PaymentClaimsService,
    private readonly tasks: TasksService,
    private readonly notices: NoticesService,
    private readonly push: PushBrowsersService,
    private readonly notes: NotesService,
    private readonly tags: TagsService,
  ) {}

  /**
   * Deletes in the caller's transaction and returns the account as it was. `actor` is written to the
   * ledger. The caller must discard the photo after the commit.
   * @throws DomainError accounts/not-found.
   */
  async delete(userId: number, actor: string): Promise<Account> {
    // This comes first: a concurrent change of the plan gets a write conflict here, retries and finds no
    // user.
    const account = await this.accounts.remove(userId);
    await this.plans.endPlan(account, actor);
    await this.codes.forgetUser(userId);
    await this.claims.forgetUser(userId);
    await this.tasks.dropOpen(userId);
    await this.notices.forgetUser(userId);
    await this.push.forgetUser(userId);
    await this.notes.forgetUser(userId);
    await this.tags.forgetUser(account);
    return account;
  }
}
