import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AuditModule } from '../audit/audit.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { OwnQueueFeeds } from './own-queue-feeds';
import { OwnQueueService } from './own-queue.service';
import { QueueActions } from './queue-actions';
import { QueueFeed } from './queue-feed';
import { QueueReader } from './queue-reader';
import { QueueRepository } from './queue.repository';
import { QueueService } from './queue.service';
import { TaskChanges } from './task-changes';
import { TASK_MODEL, taskSchema } from './task.schema';
import { TasksRepository } from './tasks.repository';
import { TasksService } from './tasks.service';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    DownloadsModule,
    MongooseModule.forFeature([{ name: TASK_MODEL, schema: taskSchema }]),
  ],
  providers: [
    ...[TasksService, TasksRepository, TaskChanges, OwnQueueService, OwnQueueFeeds],
    ...[QueueRepository, QueueService, QueueReader, QueueActions, QueueFeed],
  ],
  exports: [
    ...[TasksService, OwnQueueService, OwnQueueFeeds],
    ...[QueueService, QueueReader, QueueActions, QueueFeed],
  ],
})
export class TasksModule {}
