import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { DayCountersModule } from '../day-counters/day-counters.module';
import { LOGIN_CLEARANCE_MODEL, loginClearanceSchema } from './login-clearance.schema';
import { LoginClearancesRepository } from './login-clearances.repository';
import { LoginHistoryActionsService } from './login-history-actions.service';
import { LoginHistoryRepository } from './login-history.repository';
import { LOGIN_MODEL, loginSchema } from './login-history.schema';
import { LoginHistoryService } from './login-history.service';
import { LoginListsService } from './login-lists.service';
import { LoginSweepJob } from './login-sweep.job';

/** Sign-ins of subscribers: written at sign-in; administrators read and delete them. */
@Module({
  imports: [
    AuditModule,
    DayCountersModule,
    MongooseModule.forFeature([
      { name: LOGIN_MODEL, schema: loginSchema },
      { name: LOGIN_CLEARANCE_MODEL, schema: loginClearanceSchema },
    ]),
  ],
  providers: [
    LoginHistoryService,
    LoginListsService,
    LoginHistoryActionsService,
    LoginSweepJob,
    LoginHistoryRepository,
    LoginClearancesRepository,
  ],
  exports: [LoginHistoryService, LoginListsService, LoginHistoryActionsService],
})
export class LoginHistoryModule {}
