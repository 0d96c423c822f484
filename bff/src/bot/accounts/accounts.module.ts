import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { BotAccountsController } from './accounts.controller';

@Module({ imports: [AccountsModule], controllers: [BotAccountsController] })
export class BotAccountsModule {}
