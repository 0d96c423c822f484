import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { LegalTextActionsService } from './legal-text-actions.service';
import { LegalTextsRepository } from './legal-texts.repository';
import { LegalTextsService } from './legal-texts.service';
import { LEGAL_VERSION_MODEL, legalVersionSchema } from './legal-version.schema';

/** Privacy policy and terms of service: immutable, numbered versions. */
@Module({
  imports: [
    AuditModule,
    MongooseModule.forFeature([{ name: LEGAL_VERSION_MODEL, schema: legalVersionSchema }]),
  ],
  providers: [LegalTextsService, LegalTextActionsService, LegalTextsRepository],
  exports: [LegalTextsService, LegalTextActionsService],
})
export class LegalTextsModule {}
