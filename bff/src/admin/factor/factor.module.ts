import { Module } from '@nestjs/common';
import { AdminFactorsModule } from '../../domain/admin-factors/admin-factors.module';
import { SessionsModule } from '../../domain/sessions/sessions.module';
import { FactorController } from './factor.controller';

@Module({ imports: [AdminFactorsModule, SessionsModule], controllers: [FactorController] })
export class AdminFactorModule {}
