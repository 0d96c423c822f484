import { Module } from '@nestjs/common';
import { AuditModule } from '../../domain/audit/audit.module';
import { AccountListsModule } from '../../domain/accounts/account-lists.module';
import { BearerValuesModule } from '../../domain/bearer-values/bearer-values.module';
import { AuditController } from './audit.controller';

@Module({
  imports: [AuditModule, AccountListsModule, BearerValuesModule],
  controllers: [AuditController],
})
export class AdminAuditModule {}
