import { Module } from '@nestjs/common';
import { ServiceDetailsModule } from '../../domain/service-details/service-details.module';
import { ServiceDetailsController } from './service-details.controller';

@Module({ imports: [ServiceDetailsModule], controllers: [ServiceDetailsController] })
export class AdminServiceDetailsModule {}
