import { Module } from '@nestjs/common';
import { ReconciliationJob } from './reconciliation.job';
import { ReconciliationModule } from './reconciliation.module';

/** Runs ReconciliationJob every ten minutes. */
@Module({ imports: [ReconciliationModule], providers: [ReconciliationJob] })
export class ReconciliationJobModule {}
