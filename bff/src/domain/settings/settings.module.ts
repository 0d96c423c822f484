import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { PhotosModule } from '../accounts/photos.module';
import { AuditModule } from '../audit/audit.module';
import { SettingsActions } from './settings-actions';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';

@Module({
  imports: [AccountsModule, PhotosModule, AuditModule],
  providers: [SettingsService, SettingsActions, SettingsRepository],
  exports: [SettingsService, SettingsActions],
})
export class SettingsModule {}
