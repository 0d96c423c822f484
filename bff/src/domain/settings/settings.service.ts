import { Injectable } from '@nestjs/common';
import type { UpdateSettingsRequest } from '@portal/contracts';
import { contradictsItself, DEFAULT_PHOTO_URL, DEFAULT_SETTINGS } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { PhotosService } from '../accounts/photos.service';
import { settingsFields } from './settings-fields';
import { SettingsRepository } from './settings.repository';

/** An account before and after a change of its settings. */
export interface ChangedSettings {
  readonly before: Account;
  readonly after: Account;
}

/** Settings that subscribers change themselves. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly settings: SettingsRepository,
  ) {}

  /**
   * Writes a change of settings, name or email in one update, so that Auto Video Sync and Multi Download
   * are never both on, in any order of concurrent changes (SEC-36). Returns the user after the change. A
   * photo address is ignored, except the default one, which removes the photo (SEC-38).
   * @throws DomainError settings/exclusive, accounts/not-found.
   */
  async updateSettings(userId: number, change: UpdateSettingsRequest): Promise<Account> {
    if (contradictsItself(change)) throw new DomainError('settings/exclusive');
    if (change.profilePhotoUrl === DEFAULT_PHOTO_URL) await this.photos.remove(userId);
    return this.write(userId, change);
  }

  /**
   * The same inside the caller's transaction, for changes by an administrator. Ignores the photo, which
   * only the user can change.
   * @throws as updateSettings.
   */
  async updateWithoutPhoto(
    userId: number,
    change: UpdateSettingsRequest,
  ): Promise<ChangedSettings> {
    if (contradictsItself(change)) throw new DomainError('settings/exclusive');
    const before = await this.accounts.get(userId);
    return { before, after: await this.write(userId, change) };
  }

  /**
   * Resets all settings to DEFAULT_SETTINGS; name, email and plan stay.
   * @throws DomainError accounts/not-found.
   */
  async resetSettings(userId: number): Promise<ChangedSettings> {
    return this.updateWithoutPhoto(userId, DEFAULT_SETTINGS);
  }

  private async write(userId: number, change: UpdateSettingsRequest): Promise<Account> {
    const fields = settingsFields(userId, change);
    if (Object.keys(fields).length === 0) return this.accounts.get(userId);
    const account = await this.settings.setFields(userId, fields);
    if (!account) throw new DomainError('accounts/not-found', { userId });
    return account;
  }
}
