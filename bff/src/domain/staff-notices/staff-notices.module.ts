import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { TasksModule } from '../tasks/tasks.module';
import { WaitingWorkModule } from '../waiting-work/waiting-work.module';
import { STAFF_NOTICE_MODEL, staffNoticeSchema } from './staff-notice.schema';
import { StaffNoticesJob } from './staff-notices.job';
import { StaffNoticesRepository } from './staff-notices.repository';
import { StaffNoticesService } from './staff-notices.service';

/** What administrators are notified of. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: STAFF_NOTICE_MODEL, schema: staffNoticeSchema }]),
    ...[SchedulerModule, TasksModule, WaitingWorkModule],
  ],
  providers: [StaffNoticesService, StaffNoticesRepository, StaffNoticesJob],
  exports: [StaffNoticesService],
})
export class StaffNoticesModule {}
