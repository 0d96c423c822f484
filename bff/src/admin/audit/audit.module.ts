import { Module } from '@nestjs/common';
import { AuditModule } from '../../domain/audit/audit.module';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { AuditController } from './audit.controller';

@Module({ imports: [AuditModule, AccountListsModule], controllers: [AuditController] })
export class AdminAuditModule {}
