import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { DailyStatsModule } from '../statistics/daily-stats.module';
import { LOGIN_CLEARANCE_MODEL, loginClearanceSchema } from './login-clearance.schema';
import { LoginClearancesRepository } from './login-clearances.repository';
import { LoginHistoryActions } from './login-history-actions';
import { LoginHistoryRepository } from './login-history.repository';
import { LOGIN_MODEL, loginSchema } from './login-history.schema';
import { LoginHistoryService } from './login-history.service';
import { LoginListsService } from './login-lists.service';
import { LoginSweep } from './login-sweep';

/** Sign-ins of subscribers: written at the sign-in, read and deleted by administrators. */
@Module({
  imports: [
    AuditModule,
    DailyStatsModule,
    MongooseModule.forFeature([
      { name: LOGIN_MODEL, schema: loginSchema },
      { name: LOGIN_CLEARANCE_MODEL, schema: loginClearanceSchema },
    ]),
  ],
  providers: [
    LoginHistoryService,
    LoginListsService,
    LoginHistoryActions,
    LoginSweep,
    LoginHistoryRepository,
    LoginClearancesRepository,
  ],
  exports: [LoginHistoryService, LoginListsService, LoginHistoryActions],
})
export class LoginHistoryModule {}
