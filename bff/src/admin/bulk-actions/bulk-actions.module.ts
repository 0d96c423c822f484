import { Module } from '@nestjs/common';
import { BulkActionsModule } from '../../domain/bulk-actions/bulk-actions.module';
import { BulkActionsController } from './bulk-actions.controller';
import { BulkRunController } from './bulk-run.controller';

@Module({ imports: [BulkActionsModule], controllers: [BulkActionsController, BulkRunController] })
export class AdminBulkActionsModule {}
