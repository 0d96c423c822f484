import { Injectable } from '@nestjs/common';
import {
  type EarlierRelease,
  type LiveShell,
  type PortalRelease,
  type PreviewedVersion,
  RECORD_FILE,
  type ReleasePointer,
  SERVED_CONTRACTS,
  SHELL_FILE,
} from '@portal/contracts';
import memoizeOne from 'memoize-one';
import { readReleaseLines, RELEASE_LOG_FILE, type ReleaseLine } from '@portal/rules';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInfo } from '../build-info';
import { integrityOf } from './integrity-of';
import { Config } from '../config/config';
import { JsonFile } from './json-file';
import { UnchangedFile } from './unchanged-file';

/** A released part and its version. */
export interface LiveRelease {
  readonly name: string;
  readonly version: string;
}

/** What the release tool stored in the web root. */
export interface ReleasedSite {
  /** The shell; null: none was released. */
  readonly shell: LiveShell | null;
  readonly pointer: Partial<ReleasePointer>;
}

/** Older actions are not read, in bytes of the log. */
const LOG_READ = 256 * 1024;

/** Lists the live versions: that of the service itself, and those that the release tool stored. */
@Injectable()
export class LiveReleasesService {
  private readonly shell;
  private readonly pointer;
  private readonly log;

  private readonly siteOf = memoizeOne(
    (shell: Partial<LiveShell>, pointer: Partial<ReleasePointer>): ReleasedSite => {
      const { version } = shell;
      return { shell: version === undefined ? null : { ...shell, version }, pointer };
    },
  );

  constructor(private readonly config: Config) {
    const { webRoot } = config.server;
    this.shell = new JsonFile<LiveShell>(join(webRoot, SHELL_FILE));
    this.pointer = new JsonFile<ReleasePointer>(join(webRoot, 'releases.json'));
    this.log = new UnchangedFile(join(webRoot, RELEASE_LOG_FILE), async (path) =>
      // The first line can be cut, and is skipped then.
      readReleaseLines(await readEnd(path)),
    );
  }

  /** The service, the shell, then the portals. Parts that were never released are missing. */
  async list(): Promise<LiveRelease[]> {
    const { shell, pointer } = await this.readSite();
    const found: [name: string, version: string | undefined][] = [
      ['bff', buildInfo.release],
      ['shell', shell?.version],
      ...Object.entries(pointer.portals ?? {}).map(
        ([name, release]) => [name, release.version] as [string, string],
      ),
    ];
    return found.flatMap(([name, version]) => (version === undefined ? [] : [{ name, version }]));
  }

  /** The versions that a part of the users tries, by part of the site. */
  async canaries(): Promise<ReadonlyMap<string, string>> {
    const { shell, pointer } = await this.readSite();
    const portals = Object.entries(pointer.canaries ?? {}).map(
      ([name, { release }]) => [name, release.version] as const,
    );
    return new Map(shell?.canary ? [['shell', shell.canary.version], ...portals] : portals);
  }

  /** Whether this service answers the contract of each live portal. */
  async served(): Promise<{ readonly name: string; readonly isServed: boolean }[]> {
    const { portals } = await this.pointer.read();
    return Object.entries(portals ?? {}).map(([name, { contract }]) => ({
      name,
      isServed: SERVED_CONTRACTS.includes(contract),
    }));
  }

  /** The shell's version and the pointer of the portals; the same object until something is released. */
  async readSite(): Promise<ReleasedSite> {
    return this.siteOf(...(await Promise.all([this.shell.read(), this.pointer.read()])));
  }

  /**
   * The last actions of those who release, oldest first; empty when the log cannot be read. The same object until an
   * action follows.
   */
  async readLog(): Promise<readonly ReleaseLine[]> {
    return this.log.read().catch(() => NO_LOG);
  }

  /** The record of a version that is stored, live or not; null when there is none that can be read. */
  async findStored({ portal, version }: PreviewedVersion): Promise<EarlierRelease | null> {
    const record = `/remotes/${portal}/${version}/${RECORD_FILE}`;
    try {
      const bytes = await readFile(join(this.config.server.webRoot, record));
      const { contract } = JSON.parse(bytes.toString('utf8')) as PortalRelease;
      return { version, contract, record, integrity: integrityOf(bytes) };
    } catch {
      return null;
    }
  }
}

const NO_LOG: readonly ReleaseLine[] = [];

async function readEnd(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const position = Math.max(0, size - LOG_READ);
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(size - position),
      position,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
