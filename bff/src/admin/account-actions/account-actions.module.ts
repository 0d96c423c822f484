import { Module } from '@nestjs/common';
import { AccountLifecycleModule } from '../../domain/account-lifecycle/account-lifecycle.module';
import { SettingsModule } from '../../domain/settings/settings.module';
import { AccountActionsController } from './account-actions.controller';

@Module({
  imports: [AccountLifecycleModule, SettingsModule],
  controllers: [AccountActionsController],
})
export class AdminAccountActionsModule {}
