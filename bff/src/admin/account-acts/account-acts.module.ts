import { Module } from '@nestjs/common';
import { AccountActsModule } from '../../domain/accounts/account-acts.module';
import { SettingsModule } from '../../domain/settings/settings.module';
import { AccountActsController } from './account-acts.controller';

@Module({ imports: [AccountActsModule, SettingsModule], controllers: [AccountActsController] })
export class AdminAccountActsModule {}
