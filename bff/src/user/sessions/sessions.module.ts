import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { SessionsController } from './sessions.controller';

@Module({ imports: [AccountsModule, SessionsModule], controllers: [SessionsController] })
export class UserSessionsModule {}
