import { Injectable } from '@nestjs/common';
import type { UpdateSettingsRequest } from '@portal/contracts';
import { contradictsItself, DEFAULT_PHOTO_URL } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { PhotosService } from '../accounts/photos.service';
import { settingsFields } from './settings-fields';
import { SettingsRepository } from './settings.repository';

/** What subscribers set for themselves (spec subscriber.md §2). */
@Injectable()
export class SettingsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly photos: PhotosService,
    private readonly settings: SettingsRepository,
  ) {}

  /**
   * Writes a change of settings, name or email in one step, so that Auto Video Sync and Multi Download
   * are never both on, in whatever order changes arrive (goal S36). Gives the user after it. Of photo
   * addresses only the default has an effect, it removes the photo; others are ignored (goal S38).
   * @throws DomainError settings/exclusive, accounts/not-found.
   */
  async updateSettings(userId: number, change: UpdateSettingsRequest): Promise<Account> {
    if (contradictsItself(change)) throw new DomainError('settings/exclusive');
    if (change.profilePhotoUrl === DEFAULT_PHOTO_URL) await this.photos.remove(userId);
    const fields = settingsFields(userId, change);
    if (Object.keys(fields).length === 0) return this.accounts.get(userId);
    const account = await this.settings.setFields(userId, fields);
    if (!account) throw new DomainError('accounts/not-found', { userId });
    return account;
  }
}
