import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { inBackground } from '../../platform/mongo/running-transaction';
import { addNumbers, type CountedPage, numbersOfPage } from './numbers-of-page';
import type { StoredHistogram } from './version-report.schema';
import { type AddedNumbers, VersionReportsRepository } from './version-reports.repository';
import { VITAL_SECONDS } from './vital-bounds';

/** What browsers reported of a version. */
export interface VersionReport {
  /** `<part>@<version>` */
  readonly name: string;
  /** Measured pages. */
  readonly pages: number;
  /** Pages with an error. */
  readonly broken: number;
  /** Numbers of values up to each of VITAL_SECONDS and above the one before, then of those above the last. */
  readonly lcp: readonly number[];
  readonly inp: readonly number[];
}

/** Pages are added up in memory for so long, so that a busy site does not write at each page. */
const TOGETHER_MS = 15_000;
const KEPT_MS = 90 * DAY_MS;

/**
 * Counts what browsers report by version, for all instances together. A killed instance loses the pages of its last
 * seconds.
 */
@Injectable()
export class VersionReportsService implements BeforeApplicationShutdown {
  private readonly log = new Logger('VersionReports');
  private waiting = new Map<string, AddedNumbers>();
  private storedAt: number;
  private storing = Promise.resolve();

  constructor(
    private readonly reports: VersionReportsRepository,
    private readonly clock: Clock,
  ) {
    this.storedAt = clock.now().getTime();
  }

  /** Counts a page for a version. Does not wait for the database, and never fails. */
  count(version: string, page: CountedPage): void {
    this.addUp(version, numbersOfPage(page));
    if (this.clock.now().getTime() - this.storedAt >= TOGETHER_MS)
      void inBackground(() => this.store());
  }

  /** The numbers of all versions, with those that wait on this instance. */
  async list(): Promise<VersionReport[]> {
    await this.store();
    return (await this.reports.list()).map(({ _id: name, pages, broken, lcp, inp }) => ({
      ...{ name, pages, broken },
      lcp: countsOf(lcp),
      inp: countsOf(inp),
    }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.store();
  }

  private addUp(version: string, numbers: AddedNumbers): void {
    this.waiting.set(version, addNumbers(this.waiting.get(version) ?? {}, numbers));
  }

  private store(): Promise<void> {
    this.storing = this.storing.then(() => this.storeWaiting());
    return this.storing;
  }

  /** What the database does not take waits for the next time. */
  private async storeWaiting(): Promise<void> {
    const now = this.clock.now();
    const { waiting } = this;
    this.waiting = new Map();
    this.storedAt = now.getTime();
    for (const [version, numbers] of waiting) {
      try {
        await this.reports.add(version, numbers, new Date(now.getTime() + KEPT_MS));
      } catch (error) {
        this.addUp(version, numbers);
        this.log.warn(`Reports of ${version} wait: ${String(error)}`);
      }
    }
  }
}

const countsOf = (stored: StoredHistogram = {}): number[] =>
  Array.from({ length: VITAL_SECONDS.length + 1 }, (_, index) => stored[`${index}`] ?? 0);
