import { Module } from '@nestjs/common';
import { StaffNoticesModule } from '../../domain/staff-notices/staff-notices.module';
import { StaffNoticesController } from './staff-notices.controller';

@Module({ imports: [StaffNoticesModule], controllers: [StaffNoticesController] })
export class AdminStaffNoticesModule {}
