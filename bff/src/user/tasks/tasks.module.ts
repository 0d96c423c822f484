import { Module } from '@nestjs/common';
import { AccountsModule } from '../../domain/accounts/accounts.module';
import { NoticesModule } from '../../domain/notices/notices.module';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { EventsModule } from '../../platform/events/events.module';
import { SessionWatchService } from '../../platform/security/session-watch.service';
import { TasksController } from './tasks.controller';

@Module({
  imports: [AccountsModule, NoticesModule, SessionsModule, TasksModule, EventsModule],
  controllers: [TasksController],
  providers: [SessionWatchService],
})
export class UserTasksModule {}
