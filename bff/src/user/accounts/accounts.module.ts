import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { AccountsController } from './accounts.controller';

@Module({ imports: [AccountsModule], controllers: [AccountsController] })
export class UserAccountsModule {}
