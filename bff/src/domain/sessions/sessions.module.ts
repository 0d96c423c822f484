import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionDirectory } from '../../platform/security/session-directory';
import { AccountsModule } from '../accounts/accounts.module';
import { AdminSignInService } from './admin-sign-in.service';
import { LOGIN_ATTEMPT_MODEL, loginAttemptSchema } from './login-attempt.schema';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';

/** Exports the service twice: by name, and as what the access guard asks. */
@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: SESSION_MODEL, schema: sessionSchema },
      { name: LOGIN_ATTEMPT_MODEL, schema: loginAttemptSchema },
    ]),
  ],
  providers: [
    SessionsRepository,
    SessionsService,
    SignInService,
    LoginAttemptsRepository,
    AdminSignInService,
    { provide: SessionDirectory, useExisting: SessionsService },
  ],
  exports: [SessionsService, SignInService, AdminSignInService, SessionDirectory],
})
export class SessionsModule {}
