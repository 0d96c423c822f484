import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EventsModule } from '../../platform/events/events.module';
import { SchedulerModule } from '../../platform/scheduler/scheduler.module';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { NoticesModule } from '../notices/notices.module';
import { OwnQueueFeedsService } from './own-queue-feeds.service';
import { OwnQueueService } from './own-queue.service';
import { QueueActionsService } from './queue-actions.service';
import { QueueFeedService } from './queue-feed.service';
import { QueueReaderService } from './queue-reader.service';
import { QueueRepository } from './queue.repository';
import { QueueWallService } from './queue-wall.service';
import { QueueService } from './queue.service';
import { StalledTasksJob } from './stalled-tasks.job';
import { TaskChangesService } from './task-changes.service';
import { TASK_MODEL, taskSchema } from './task.schema';
import { TasksRepository } from './tasks.repository';
import { TasksService } from './tasks.service';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    DownloadsModule,
    EventsModule,
    NoticesModule,
    SchedulerModule,
    MongooseModule.forFeature([{ name: TASK_MODEL, schema: taskSchema }]),
  ],
  providers: [
    ...[TasksService, TasksRepository, TaskChangesService, OwnQueueService, OwnQueueFeedsService],
    ...[QueueRepository, QueueService, QueueReaderService, QueueActionsService, QueueFeedService],
    ...[QueueWallService, StalledTasksJob],
  ],
  exports: [
    ...[TasksService, OwnQueueService, OwnQueueFeedsService],
    ...[QueueService, QueueReaderService, QueueActionsService, QueueFeedService],
    QueueWallService,
  ],
})
export class TasksModule {}
