import { Module } from '@nestjs/common';
import { PlansModule } from '../../domain/plans/plans.module';
import { AdminPlansController } from './plans.controller';

@Module({ imports: [PlansModule], controllers: [AdminPlansController] })
export class AdminPlansModule {}
