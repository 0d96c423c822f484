import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { SignInModule } from '../../domain/sign-in/sign-in.module';
import { LoginController } from './login.controller';
import { OwnPasswordController } from './own-password.controller';
import { SignInLinksController } from './sign-in-links.controller';
import { SessionsController } from './sessions.controller';

@Module({
  imports: [AccountsModule, SessionsModule, SignInModule],
  controllers: [LoginController, SessionsController, OwnPasswordController, SignInLinksController],
})
export class UserSessionsModule {}
