import { Module } from '@nestjs/common';
import { ReconciliationJob } from './reconciliation.job';
import { ReconciliationModule } from './reconciliation.module';

/** Reconciling by itself, every ten minutes. */
@Module({ imports: [ReconciliationModule], providers: [ReconciliationJob] })
export class ReconciliationJobModule {}
