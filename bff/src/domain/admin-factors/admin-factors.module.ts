import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ADMIN_FACTOR_MODEL, adminFactorSchema } from './admin-factor.schema';
import { AdminFactorsRepository } from './admin-factors.repository';
import { AdminFactorsService } from './admin-factors.service';
import { FactorResealingService } from './factor-resealing.service';
import { FactorCodesService } from './factor-codes.service';
import { SecretBoxService } from './secret-box.service';

/** Authenticator apps of administrators. */
@Module({
  imports: [
    AuditModule,
    SessionsModule,
    MongooseModule.forFeature([{ name: ADMIN_FACTOR_MODEL, schema: adminFactorSchema }]),
  ],
  providers: [
    AdminFactorsService,
    FactorCodesService,
    FactorResealingService,
    AdminFactorsRepository,
    SecretBoxService,
  ],
  exports: [AdminFactorsService, FactorCodesService, FactorResealingService],
})
export class AdminFactorsModule {}
