import { Injectable } from '@nestjs/common';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { NotesService } from '../notes/notes.service';
import { PaymentClaimsService } from '../payments/settlement/payment-claims.service';
import { PlansService } from '../plans/plans.service';
import { RedeemCodesService } from '../redeem-codes/redeem-codes.service';
import { TagsService } from '../tags/tags.service';
import { TasksService } from '../tasks/tasks.service';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';

/**
 * Deletes accounts for ever. With the account (name, email, settings, plan, password, totals, tags) go
 * its sessions, known devices, failed redemptions and wrong transaction ids, the notes about it and the tasks
 * that are still open; the photo's
 * file goes afterwards.
 *
 * What tells of money and of what happened stays, under the id alone: orders, receipts, ledger, used
 * codes, downloads, daily numbers, audit; without them the books would no longer add up. The login
 * history stays for its own 60 days. Open orders stay open: money for them is parked as
 * `account_deleted` until support decides. The ledger's last entry is `deleted`, so that somebody who
 * comes back under the same id starts without a plan.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly codes: RedeemCodesService,
    private readonly claims: PaymentClaimsService,
    private readonly tasks: TasksService,
    private readonly notes: NotesService,
    private readonly tags: TagsService,
  ) {}

  /**
   * Deletes in a transaction of the caller's; gives the account as it was. `actor` goes into the ledger.
   * The caller discards the photo when the transaction has committed. @throws DomainError
   * accounts/not-found.
   */
  async deleteWithin(session: ClientSession, userId: number, actor: string): Promise<Account> {
    // First of all: what changes the plan at the same time collides here, and starts over without a user.
    const account = await this.accounts.removeWithin(session, userId);
    await this.plans.endPlanWithin(session, account, actor);
    await this.codes.forgetUserWithin(session, userId);
    await this.claims.forgetUserWithin(session, userId);
    await this.tasks.dropOpenWithin(session, userId);
    await this.notes.forgetUserWithin(session, userId);
    await this.tags.forgetUserWithin(session, account);
    return account;
  }
}
