import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { LoginHistoryModule } from '../login-history/login-history.module';
import { NoticesModule } from '../notices/notices.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AdminFactorsModule } from '../admin-factors/admin-factors.module';
import { AdminPasswordsService } from './admin-passwords.service';
import { AdminSignInService } from './admin-sign-in.service';
import { AuditModule } from '../audit/audit.module';
import { AuditedAdminSignInService } from './audited-admin-sign-in.service';
import { FAILED_SIGN_IN_MODEL, failedSignInSchema } from './failed-sign-in.schema';
import { FailedSignInsRepository } from './failed-sign-ins.repository';
import { FailedSignInsService } from './failed-sign-ins.service';
import { AdminStepUpService } from './admin-step-up.service';
import { SessionIssuerService } from './session-issuer.service';
import { LOGIN_ATTEMPT_MODEL, loginAttemptSchema } from './login-attempt.schema';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { LoginAttemptsService } from './login-attempts.service';
import { OwnPasswordService } from './own-password.service';
import { PASSWORD_FAILURES_MODEL, passwordFailuresSchema } from './password-failures.schema';
import { PasswordFailuresRepository } from './password-failures.repository';
import { PasswordSignInService } from './password-sign-in.service';
import { SignInDelaysService } from './sign-in-delays.service';
import { SIGN_IN_LINK_MODEL, signInLinkSchema } from './sign-in-link.schema';
import { SignInLinksRepository } from './sign-in-links.repository';
import { SignInLinksService } from './sign-in-links.service';
import { SignInSourcesService } from './sign-in-sources.service';
import { TELEGRAM_LOGIN_MODEL, telegramLoginSchema } from './telegram-login.schema';
import { TelegramLoginsRepository } from './telegram-logins.repository';
import { TelegramSignInService } from './telegram-sign-in.service';

/** All ways to sign in; depends on accounts and sessions. */
@Module({
  imports: [
    AccountsModule,
    AdminFactorsModule,
    AuditModule,
    SessionsModule,
    LoginHistoryModule,
    NoticesModule,
    MongooseModule.forFeature([
      { name: FAILED_SIGN_IN_MODEL, schema: failedSignInSchema },
      { name: LOGIN_ATTEMPT_MODEL, schema: loginAttemptSchema },
      { name: PASSWORD_FAILURES_MODEL, schema: passwordFailuresSchema },
      { name: SIGN_IN_LINK_MODEL, schema: signInLinkSchema },
      { name: TELEGRAM_LOGIN_MODEL, schema: telegramLoginSchema },
    ]),
  ],
  providers: [
    AdminPasswordsService,
    AdminSignInService,
    AdminStepUpService,
    AuditedAdminSignInService,
    FailedSignInsService,
    FailedSignInsRepository,
    PasswordSignInService,
    TelegramSignInService,
    OwnPasswordService,
    SessionIssuerService,
    SignInDelaysService,
    SignInLinksRepository,
    SignInLinksService,
    SignInSourcesService,
    LoginAttemptsService,
    LoginAttemptsRepository,
    PasswordFailuresRepository,
    TelegramLoginsRepository,
  ],
  exports: [
    AdminSignInService,
    AdminStepUpService,
    AuditedAdminSignInService,
    FailedSignInsService,
    PasswordSignInService,
    SignInLinksService,
    TelegramSignInService,
    OwnPasswordService,
    LoginAttemptsService,
  ],
})
export class SignInModule {}
