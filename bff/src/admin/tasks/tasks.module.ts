import { Module } from '@nestjs/common';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { EventsModule } from '../../platform/events/events.module';
import { SessionWatchService } from '../../platform/security/session-watch.service';
import { QueueActsController } from './queue-acts.controller';
import { QueueController } from './queue.controller';

@Module({
  imports: [TasksModule, SessionsModule, EventsModule],
  controllers: [QueueController, QueueActsController],
  providers: [SessionWatchService],
})
export class AdminTasksModule {}
