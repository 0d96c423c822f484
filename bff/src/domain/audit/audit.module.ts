import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRepository } from './audit.repository';
import { AUDIT_MODEL, auditSchema } from './audit.schema';
import { AuditService } from './audit.service';
import { VersionPublisherService } from './version-publisher.service';

/** Records of what administrators did. */
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_MODEL, schema: auditSchema }])],
  providers: [VersionPublisherService, AuditService, AuditRepository],
  exports: [VersionPublisherService, AuditService],
})
export class AuditModule {}
