import { Injectable } from '@nestjs/common';
import type { UpdateProfileRequest, UpdateSettingsRequest } from '@portal/contracts';
import type { Origin } from '../../platform/security/origin';
import type { Account } from '../accounts/account';
import { type AuditAction, changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { type ChangedSettings, SettingsService } from './settings.service';

/** Changes of a user's settings and profile by administrators; each leaves one audit record (SEC-57). */
@Injectable()
export class SettingsActionsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  /** Changes settings; returns the user after the change. @throws as SettingsService.updateSettings. */
  async updateSettings(
    origin: Origin,
    userId: number,
    change: UpdateSettingsRequest,
  ): Promise<Account> {
    return this.remembered(origin, userId, 'settings/update', () =>
      this.settings.updateWithoutPhoto(userId, change),
    );
  }

  /** Changes name and email. @throws DomainError accounts/not-found. */
  async updateProfile(
    origin: Origin,
    userId: number,
    change: UpdateProfileRequest,
  ): Promise<Account> {
    return this.remembered(origin, userId, 'accounts/profile', () =>
      this.settings.updateWithoutPhoto(userId, change),
    );
  }

  /** Resets all settings to their defaults; the plan stays. @throws DomainError accounts/not-found. */
  async resetSettings(origin: Origin, userId: number): Promise<Account> {
    return this.remembered(origin, userId, 'settings/reset', () =>
      this.settings.resetSettings(userId),
    );
  }

  private remembered(
    origin: Origin,
    userId: number,
    action: AuditAction,
    change: () => Promise<ChangedSettings>,
  ): Promise<Account> {
    return this.audit.changeUser(origin, userId, async () => {
      const { before, after } = await change();
      return { result: after, action, details: changedDetails(facts(before), facts(after)) };
    });
  }
}

const facts = ({ name, email, settings }: Account) => ({ name, email, ...settings });
