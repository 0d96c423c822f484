import { Module } from '@nestjs/common';
import { AdminFactorsModule } from '../../domain/admin-factors/admin-factors.module';
import { FactorController } from './factor.controller';

@Module({ imports: [AdminFactorsModule], controllers: [FactorController] })
export class AdminFactorModule {}
