import { Module } from '@nestjs/common';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { EventsModule } from '../../platform/events/events.module';
import { SessionWatchService } from '../../platform/security/session-watch.service';
import { QueueActionsController } from './queue-actions.controller';
import { QueueWallController } from './queue-wall.controller';
import { QueueController } from './queue.controller';

@Module({
  imports: [TasksModule, SessionsModule, EventsModule],
  controllers: [QueueWallController, QueueController, QueueActionsController],
  providers: [SessionWatchService],
})
export class AdminTasksModule {}
