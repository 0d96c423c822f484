import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { DETAILS_VERSION_MODEL, detailsVersionSchema } from './details-version.schema';
import { ServiceDetailActionsService } from './service-detail-actions.service';
import { ServiceDetailsRepository } from './service-details.repository';
import { ServiceDetailsService } from './service-details.service';

/** What the service is called, where to reach it, when it reminds: immutable, numbered versions. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([{ name: DETAILS_VERSION_MODEL, schema: detailsVersionSchema }]),
  ],
  providers: [ServiceDetailsService, ServiceDetailActionsService, ServiceDetailsRepository],
  exports: [ServiceDetailsService, ServiceDetailActionsService],
})
export class ServiceDetailsModule {}
