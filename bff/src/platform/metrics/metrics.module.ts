import { Module } from '@nestjs/common';
import { LiveReleases } from '../http/live-releases';
import { BuildMetrics } from './build-metrics';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';

/** Metrics for operations. */
@Module({
  providers: [Metrics, MetricsServer, LiveReleases, BuildMetrics],
  exports: [Metrics, LiveReleases],
})
export class MetricsModule {}
