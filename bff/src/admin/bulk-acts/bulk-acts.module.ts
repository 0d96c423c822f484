import { Module } from '@nestjs/common';
import { BulkActsModule } from '../../domain/bulk-acts/bulk-acts.module';
import { BulkActsController } from './bulk-acts.controller';
import { BulkRunController } from './bulk-run.controller';

@Module({ imports: [BulkActsModule], controllers: [BulkActsController, BulkRunController] })
export class AdminBulkActsModule {}
