import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { PhotosModule } from '../../domain/accounts/photos.module';
import { SettingsModule } from '../../domain/settings/settings.module';
import { AccountsController } from './accounts.controller';
import { ProfileController } from './profile.controller';

@Module({
  imports: [AccountsModule, PhotosModule, SettingsModule],
  controllers: [AccountsController, ProfileController],
})
export class UserAccountsModule {}
