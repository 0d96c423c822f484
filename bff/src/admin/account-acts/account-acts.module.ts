import { Module } from '@nestjs/common';
import { AccountLifecycleModule } from '../../domain/account-lifecycle/account-lifecycle.module';
import { SettingsModule } from '../../domain/settings/settings.module';
import { AccountActsController } from './account-acts.controller';

@Module({ imports: [AccountLifecycleModule, SettingsModule], controllers: [AccountActsController] })
export class AdminAccountActsModule {}
