import { Injectable } from '@nestjs/common';
import { buildInfo } from '../build-info';
import { LiveReleasesService } from '../http/live-releases.service';
import { MetricsService } from './metrics.service';

/** Metrics of the version of this instance and of the live versions of shell and portals (OPS-32). */
@Injectable()
export class BuildMetricsService {
  constructor(metrics: MetricsService, releases: LiveReleasesService) {
    metrics
      .gauge('portal_build_info', 'This build; always 1.', ['release', 'commit', 'node'])
      .set({ ...buildInfo, node: process.version }, 1);
    metrics.lookUp(
      'portal_live_release_info',
      'Versions that are live; always 1.',
      ['name', 'version'],
      async () => (await releases.list()).map((labels) => ({ labels: { ...labels }, value: 1 })),
    );
    metrics.lookUp(
      'portal_live_release_served',
      'Whether this instance answers the contract of a live portal: 1, or 0.',
      ['name'],
      async () =>
        (await releases.served()).map(({ name, isServed }) => ({
          labels: { name },
          value: Number(isServed),
        })),
    );
  }
}
