import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AdminSessionsService } from './admin-sessions.service';
import { SessionsModule } from './sessions.module';

/** Administrators' own sessions; apart from SessionsModule, which knows no other noun. */
@Module({
  imports: [AuditModule, SessionsModule],
  providers: [AdminSessionsService],
  exports: [AdminSessionsService],
})
export class AdminSessionsModule {}
