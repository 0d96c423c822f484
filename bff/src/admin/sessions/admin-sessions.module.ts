import { Module } from '@nestjs/common';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { SignInModule } from '../../domain/sign-in/sign-in.module';
import { AdminSessionsController } from './admin-sessions.controller';
import { OwnAdminSessionsController } from './own-sessions.controller';
import { StepUpController } from './step-up.controller';

@Module({
  imports: [SessionsModule, SignInModule],
  controllers: [AdminSessionsController, OwnAdminSessionsController, StepUpController],
})
export class AdminSessionsModule {}
