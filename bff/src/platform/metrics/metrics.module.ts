import { Module } from '@nestjs/common';
import { LiveReleasesService } from '../http/live-releases.service';
import { BuildMetricsService } from './build-metrics.service';
import { MetricsService } from './metrics.service';
import { MetricsServerService } from './metrics-server.service';

/** Metrics for operations. */
@Module({
  providers: [MetricsService, MetricsServerService, LiveReleasesService, BuildMetricsService],
  exports: [MetricsService, LiveReleasesService],
})
export class MetricsModule {}
