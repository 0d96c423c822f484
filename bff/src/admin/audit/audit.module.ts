import { Module } from '@nestjs/common';
import { AuditModule } from '../../domain/audit/audit.module';
import { AuditController } from './audit.controller';

@Module({ imports: [AuditModule], controllers: [AuditController] })
export class AdminAuditModule {}
