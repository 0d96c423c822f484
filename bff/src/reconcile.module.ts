import { Module } from '@nestjs/common';
import { CounterRecountsModule } from './domain/counter-recounts/counter-recounts.module';
import { ReconciliationModule } from './domain/reconciliation/reconciliation.module';
import { loadConfig } from './platform/config/load-config';
import { PlatformModule } from './platform/platform.module';

/** Only the modules for reconciling: no routes, and no jobs beside a running service. */
@Module({
  imports: [
    PlatformModule.register({ config: loadConfig({ ...process.env, METRICS_PORT: '' }) }),
    ReconciliationModule,
    CounterRecountsModule,
  ],
})
export class ReconcileModule {}
