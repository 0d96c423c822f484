import { Module } from '@nestjs/common';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { AdminSessionsController } from './admin-sessions.controller';

@Module({ imports: [SessionsModule], controllers: [AdminSessionsController] })
export class AdminSessionsModule {}
