import { Module } from '@nestjs/common';
import { AccountActionsModule } from '../../domain/accounts/account-actions.module';
import { SettingsModule } from '../../domain/settings/settings.module';
import { AccountActionsController } from './account-actions.controller';

@Module({
  imports: [AccountActionsModule, SettingsModule],
  controllers: [AccountActionsController],
})
export class AdminAccountActionsModule {}
