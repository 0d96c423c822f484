import { Injectable } from '@nestjs/common';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import { changedDetails, ledgerActor } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { NoticesService } from '../notices/notices.service';
import { LoginAttemptsService } from '../sign-in/login-attempts.service';
import type { Account } from '../accounts/account';
import { AccountDeletionService } from './account-deletion.service';
import { AccountsService } from '../accounts/accounts.service';
import { planFacts } from '../accounts/plan-facts';
import { PhotosService } from '../accounts/photos.service';

/** A user after freezing or unfreezing. */
export interface ToggledUser {
  readonly account: Account;
  /** Names the action for an undo. */
  readonly actionId: string;
}

/** Actions of administrators on one account, each with one audit record (SEC-57). */
@Injectable()
export class AccountActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly deletion: AccountDeletionService,
    private readonly photos: PhotosService,
    private readonly attempts: LoginAttemptsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sets a user's password, under the same rules as for the user. Ends all sessions of the user and resets
   * the count of failed sign-ins, so the account is no longer locked. The password is stored or logged
   * nowhere.
   * @throws as AccountsService.preparePassword and setPassword.
   */
  async changePassword(origin: Origin, userId: number, password: string): Promise<void> {
    const prepared = await this.accounts.preparePassword(userId, password);
    await this.audit.changeUser(origin, userId, async () => {
      const before = await this.accounts.passwordFacts(userId);
      await this.accounts.setPassword(userId, prepared);
      const after = await this.accounts.passwordFacts(userId);
      const details = changedDetails(before, after);
      return { result: undefined, action: 'accounts/password', details };
    });
    await this.attempts.forgetAccount(userId);
  }

  /**
   * Freezes the account, or unfreezes a frozen one; `reason` says why. Returns the account after the change.
   * Freezing ends all sessions at once.
   * @throws DomainError accounts/not-found.
   */
  async toggleFreeze(origin: Origin, userId: number, reason?: string): Promise<ToggledUser> {
    return this.audit.changeUser(origin, userId, async () => {
      const id = newDocumentId();
      const before = await this.accounts.get(userId);
      const isFrozen = !before.isFrozen;
      await this.accounts.setFrozen(userId, isFrozen);
      if (isFrozen) await this.notices.tellFrozen(before);
      const action = isFrozen ? 'accounts/freeze' : 'accounts/unfreeze';
      const details = changedDetails({ isFrozen: before.isFrozen }, { isFrozen });
      return {
        result: { account: { ...before, isFrozen }, actionId: String(id) },
        ...{ action, details, id },
        facts: { ...(reason !== undefined && { reason }) },
      };
    });
  }

  /** Deletes an account permanently; see AccountDeletionService. @throws DomainError accounts/not-found. */
  async delete(origin: Origin, userId: number): Promise<void> {
    const { photo } = await this.audit.changeUser(origin, userId, async () => {
      const actor = ledgerActor(origin.actor);
      const account = await this.deletion.delete(userId, actor);
      const details = { ...planFacts(account.plan), isFrozen: account.isFrozen };
      return { result: account, action: 'accounts/delete', details };
    });
    await this.photos.discard(photo);
  }
}
