import { Injectable } from '@nestjs/common';
import type { ReleasePointer } from '@portal/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInfo } from '../build-info';
import { Config } from '../config/config';

/** Something that runs and its version. */
export interface LiveRelease {
  readonly name: string;
  readonly version: string;
}

/** Which versions are live: of the service itself and, from the release pointer, of each portal. */
@Injectable()
export class LiveReleases {
  constructor(private readonly config: Config) {}

  /** The service first; portals that were never released are missing. */
  async list(): Promise<LiveRelease[]> {
    const portals = Object.entries(await this.readPortals());
    return [
      { name: 'bff', version: buildInfo.release },
      ...portals.map(([name, release]) => ({ name, version: release?.version ?? 'unknown' })),
    ];
  }

  /** The pointer is written by the release tool; one that cannot be read names no portal. */
  private async readPortals(): Promise<Partial<ReleasePointer['portals']>> {
    try {
      const text = await readFile(join(this.config.server.webRoot, 'releases.json'), 'utf8');
      return (JSON.parse(text) as Partial<ReleasePointer>).portals ?? {};
    } catch {
      return {};
    }
  }
}
