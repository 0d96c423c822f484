import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountsModule } from '../accounts/accounts.module';
import { NoticesModule } from '../notices/notices.module';
import { ServiceDetailsModule } from '../service-details/service-details.module';
import { ExpiryRemindersJob } from './expiry-reminders.job';
import { REMINDER_RUN_MODEL, reminderRunSchema } from './reminder-run.schema';
import { RemindersRepository } from './reminders.repository';

/**
 * Job that reminds users before plans end; reminders of a low balance are written with the download
 * (domain/plans).
 */
@Module({
  imports: [
    AccountsModule,
    NoticesModule,
    MongooseModule.forFeature([{ name: REMINDER_RUN_MODEL, schema: reminderRunSchema }]),
    SchedulerModule,
    ServiceDetailsModule,
  ],
  providers: [ExpiryRemindersJob, RemindersRepository],
})
export class RemindersModule {}
