import { Injectable } from '@nestjs/common';
import {
  type LiveShell,
  type ReleasePointer,
  SERVED_CONTRACTS,
  SHELL_FILE,
} from '@portal/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInfo } from '../build-info';
import { Config } from '../config/config';

/** A released part and its version. */
export interface LiveRelease {
  readonly name: string;
  readonly version: string;
}

/** Lists the live versions: that of the service itself, and those that the release tool stored. */
@Injectable()
export class LiveReleasesService {
  constructor(private readonly config: Config) {}

  /** The service, the shell, then the portals. Parts that were never released are missing. */
  async list(): Promise<LiveRelease[]> {
    const [shell, pointer] = await Promise.all([
      this.read<LiveShell>(SHELL_FILE),
      this.read<ReleasePointer>('releases.json'),
    ]);
    const found: [name: string, version: string | undefined][] = [
      ['bff', buildInfo.release],
      ['shell', shell.version],
      ...Object.entries(pointer.portals ?? {}).map(
        ([name, release]) => [name, release.version] as [string, string],
      ),
    ];
    return found.flatMap(([name, version]) => (version === undefined ? [] : [{ name, version }]));
  }

  /** The versions that a part of the users tries, by portal. */
  async canaries(): Promise<ReadonlyMap<string, string>> {
    const { canaries } = await this.read<ReleasePointer>('releases.json');
    const entries = Object.entries(canaries ?? {});
    return new Map(entries.map(([name, { release }]) => [name, release.version]));
  }

  /** Whether this service answers the contract of each live portal. */
  async served(): Promise<{ readonly name: string; readonly isServed: boolean }[]> {
    const { portals } = await this.read<ReleasePointer>('releases.json');
    return Object.entries(portals ?? {}).map(([name, { contract }]) => ({
      name,
      isServed: SERVED_CONTRACTS.includes(contract),
    }));
  }

  /** Reads a file of the web root. An unreadable file counts as empty. */
  private async read<Value>(name: string): Promise<Partial<Value>> {
    try {
      const text = await readFile(join(this.config.server.webRoot, name), 'utf8');
      return JSON.parse(text) as Partial<Value>;
    } catch {
      return {};
    }
  }
}
