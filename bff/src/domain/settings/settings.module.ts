import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { PhotosModule } from '../accounts/photos.module';
import { AuditModule } from '../audit/audit.module';
import { SettingsActs } from './settings-acts';
import { SettingsRepository } from './settings.repository';
import { SettingsService } from './settings.service';

@Module({
  imports: [AccountsModule, PhotosModule, AuditModule],
  providers: [SettingsService, SettingsActs, SettingsRepository],
  exports: [SettingsService, SettingsActs],
})
export class SettingsModule {}
