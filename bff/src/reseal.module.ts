import { Module } from '@nestjs/common';
import { AdminFactorsModule } from './domain/admin-factors/admin-factors.module';
import { loadConfig } from './platform/config/load-config';
import { PlatformModule } from './platform/platform.module';

/** Only the modules for encrypting again: no routes, and no jobs beside a running service. */
@Module({
  imports: [
    PlatformModule.register({ config: loadConfig({ ...process.env, METRICS_PORT: '' }) }),
    AdminFactorsModule,
  ],
})
export class ResealModule {}
