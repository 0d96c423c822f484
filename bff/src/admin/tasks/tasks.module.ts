import { Module } from '@nestjs/common';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { EventsModule } from '../../platform/events/events.module';
import { SessionWatch } from '../../platform/security/session-watch';
import { QueueActsController } from './queue-acts.controller';
import { QueueController } from './queue.controller';

@Module({
  imports: [TasksModule, SessionsModule, EventsModule],
  controllers: [QueueController, QueueActsController],
  providers: [SessionWatch],
})
export class AdminTasksModule {}
