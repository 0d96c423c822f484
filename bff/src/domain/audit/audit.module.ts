import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditActorsService } from './audit-actors.service';
import { AuditCountsService } from './audit-counts.service';
import { AuditRepository } from './audit.repository';
import { AUDIT_MODEL, auditSchema } from './audit.schema';
import { AuditService } from './audit.service';
import { VersionPublisherService } from './version-publisher.service';

/** Records of what administrators did. */
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_MODEL, schema: auditSchema }])],
  providers: [
    AuditActorsService,
    AuditCountsService,
    AuditRepository,
    AuditService,
    VersionPublisherService,
  ],
  exports: [VersionPublisherService, AuditService],
})
export class AuditModule {}
