import { Module } from '@nestjs/common';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { EventsModule } from '../../platform/events/events.module';
import { BotTasksController } from './tasks.controller';

@Module({ imports: [TasksModule, EventsModule], controllers: [BotTasksController] })
export class BotTasksModule {}
