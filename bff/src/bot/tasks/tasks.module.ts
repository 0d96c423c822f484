import { Module } from '@nestjs/common';
import { TasksModule } from '../../domain/tasks/tasks.module';
import { BotTasksController } from './tasks.controller';

@Module({ imports: [TasksModule], controllers: [BotTasksController] })
export class BotTasksModule {}
