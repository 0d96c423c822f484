import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { DownloadsModule } from '../downloads/downloads.module';
import { OwnQueueFeeds } from './own-queue-feeds';
import { OwnQueueService } from './own-queue.service';
import { TaskChanges } from './task-changes';
import { TASK_MODEL, taskSchema } from './task.schema';
import { TasksRepository } from './tasks.repository';
import { TasksService } from './tasks.service';

@Module({
  imports: [
    AccountsModule,
    DownloadsModule,
    MongooseModule.forFeature([{ name: TASK_MODEL, schema: taskSchema }]),
  ],
  providers: [TasksService, TasksRepository, TaskChanges, OwnQueueService, OwnQueueFeeds],
  exports: [TasksService, OwnQueueService, OwnQueueFeeds],
})
export class TasksModule {}
