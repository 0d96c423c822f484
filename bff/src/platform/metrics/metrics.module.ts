import { Module } from '@nestjs/common';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';

/** Figures for operations (design §3). */
@Module({ providers: [Metrics, MetricsServer], exports: [Metrics] })
export class MetricsModule {}
