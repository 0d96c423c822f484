import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { PhotosModule } from '../accounts/photos.module';
import { AuditModule } from '../audit/audit.module';
import { SettingsActionsService } from './settings-actions.service';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';

@Module({
  imports: [AccountsModule, PhotosModule, AuditModule],
  providers: [SettingsService, SettingsActionsService, SettingsRepository],
  exports: [SettingsService, SettingsActionsService],
})
export class SettingsModule {}
