import { Injectable } from '@nestjs/common';
import type { Origin } from '../../platform/security/origin';
import { changedDetails, ledgerActor } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { LoginAttemptsService } from '../sign-in/login-attempts.service';
import type { Account } from '../accounts/account';
import { AccountDeletionService } from './account-deletion.service';
import { AccountsService } from '../accounts/accounts.service';
import { planFacts } from '../accounts/plan-facts';
import { PhotosService } from '../accounts/photos.service';

/** What is done to somebody's account by hand, each with one audit record (SEC-57). */
@Injectable()
export class AccountActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly deletion: AccountDeletionService,
    private readonly photos: PhotosService,
    private readonly attempts: LoginAttemptsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets a user's password; the rules of the user's own hold. Ends all sessions of the user, and wrong
   * passwords of before no longer lock the account. The password is written nowhere.
   * @throws as AccountsService.setPassword.
   */
  async changePassword(origin: Origin, userId: number, password: string): Promise<void> {
    const prepared = await this.accounts.preparePassword(userId, password);
    await this.audit.changeUser(origin, userId, async (session) => {
      const before = await this.accounts.passwordFacts(session, userId);
      await this.accounts.setPasswordWithin(session, userId, prepared);
      const after = await this.accounts.passwordFacts(session, userId);
      const details = changedDetails(before, after);
      return { result: undefined, action: 'accounts/password', details };
    });
    await this.attempts.forgetAccount(userId);
  }

  /**
   * Freezes, or unfreezes who is frozen; gives the user after it. Who is frozen is out at once.
   * @throws DomainError accounts/not-found.
   */
  async toggleFreeze(origin: Origin, userId: number): Promise<Account> {
    return this.audit.changeUser(origin, userId, async (session) => {
      const before = await this.accounts.get(userId, session);
      const isFrozen = !before.isFrozen;
      await this.accounts.setFrozenWithin(session, userId, isFrozen);
      const action = isFrozen ? 'accounts/freeze' : 'accounts/unfreeze';
      const details = changedDetails({ isFrozen: before.isFrozen }, { isFrozen });
      return { result: { ...before, isFrozen }, action, details };
    });
  }

  /** Deletes a user for ever; see AccountDeletionService. @throws DomainError accounts/not-found. */
  async delete(origin: Origin, userId: number): Promise<void> {
    const { photo } = await this.audit.changeUser(origin, userId, async (session) => {
      const actor = ledgerActor(origin.actor);
      const account = await this.deletion.deleteWithin(session, userId, actor);
      const details = { ...planFacts(account.plan), isFrozen: account.isFrozen };
      return { result: account, action: 'accounts/delete', details };
    });
    await this.photos.discard(photo);
  }
}
