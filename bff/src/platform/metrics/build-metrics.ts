import { Injectable } from '@nestjs/common';
import { buildInfo } from '../build-info';
import { LiveReleases } from '../http/live-releases';
import { Metrics } from './metrics';

/** Shows what this instance is, and which versions of shell and portals are live (OPS-32). */
@Injectable()
export class BuildMetrics {
  constructor(metrics: Metrics, releases: LiveReleases) {
    metrics
      .gauge('portal_build_info', 'This build; always 1.', ['release', 'node'])
      .set({ release: buildInfo.release, node: process.version }, 1);
    metrics.lookUp(
      'portal_live_release_info',
      'Versions that are live; always 1.',
      ['name', 'version'],
      async () => (await releases.list()).map((labels) => ({ labels: { ...labels }, value: 1 })),
    );
  }
}
