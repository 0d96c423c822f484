import { Injectable, Logger } from '@nestjs/common';
import {
  type BrowserError,
  type BrowserVital,
  type PortalReleasePart,
  screenOf,
} from '@portal/contracts';
import { cleanReport } from '@portal/rules';
import { LiveReleasesService } from '../../platform/http/live-releases.service';
import type { PortalReleases } from '../../platform/http/portal-release';
import { MetricsService } from '../../platform/metrics/metrics.service';
import type { PolicyViolation } from './read-policy-reports';
import { VersionReportsService } from './version-reports.service';
import { VITAL_SECONDS } from './vital-bounds';

/** A report from a page, with its versions parsed. */
export interface BrowserReport {
  readonly releases: PortalReleases;
  readonly screen: string;
  readonly errors: readonly BrowserError[];
  readonly vitals: readonly BrowserVital[];
}

const LONGEST_NAME = 60;
const LONGEST_MESSAGE = 300;
const LONGEST_STACK = 1_000;

const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Turns reports from pages into log lines and metrics, and counts them by version (OPS-33). */
@Injectable()
export class BrowserReportsService {
  private readonly log = new Logger('Browser');
  private readonly errors;
  private readonly broken;
  private readonly vitals;
  private readonly shifts;
  private readonly violations;

  constructor(
    private readonly live: LiveReleasesService,
    private readonly versions: VersionReportsService,
    metrics: MetricsService,
  ) {
    this.errors = metrics.counter(
      'portal_browser_errors_total',
      'Errors in browsers by whose code it was, and whether that version is live.',
      ['part', 'version'],
    );
    this.broken = metrics.counter(
      'portal_browser_broken_pages_total',
      'Reports of pages with an error, by part (each page has the shell and a portal) and whether its version is live or the canary.',
      ['part', 'version'],
    );
    this.vitals = metrics.histogram(
      'portal_web_vital_seconds',
      'Times of pages as users felt them.',
      ['vital', 'part', 'version'],
      VITAL_SECONDS,
    );
    this.shifts = metrics.histogram(
      'portal_web_vital_layout_shift',
      'How much pages moved while they loaded (CLS).',
      ['part'],
      SHIFTS,
    );
    this.violations = metrics.counter(
      'portal_csp_violations_total',
      'What the Content-Security-Policy kept out, as browsers report it.',
      ['directive', 'blocked'],
    );
  }

  /** Processes the report of one page; cleans its texts even if the page did already. */
  async take({ releases, screen: named, errors, vitals }: BrowserReport): Promise<void> {
    const screen = screenOf(named);
    const portal = screen.startsWith('/admin') ? 'admin-portal' : 'user-portal';
    const kinds = await this.kindsOf(releases);
    // The guard of a canary compares live and canary, of a portal or of the shell.
    const parts = ['shell', portal] as const;
    for (const { name, value } of vitals) {
      if (name === 'CLS') {
        this.shifts.observe({ part: portal }, value);
        continue;
      }
      for (const part of parts) {
        this.vitals.observe({ vital: name, part, version: kinds(part) }, value / 1_000);
      }
    }
    for (const part of parts) {
      const named = releases[part];
      if (named === undefined || !COUNTED.has(kinds(part))) continue;
      const isBroken = errors.some((error) => part !== 'shell' || error.part === part);
      this.versions.count(`${part}@${named}`, { isBroken, vitals });
    }
    if (errors.length === 0) return;
    for (const part of parts) this.broken.inc({ part, version: kinds(part) });
    for (const { part, name, message, stack } of errors) {
      const kind = kinds(part);
      this.errors.inc({ part, version: kind });
      const text = cleanReport(message, LONGEST_MESSAGE);
      const what = `${cleanReport(name, LONGEST_NAME)}: ${text}`;
      const where = cleanReport(stack, LONGEST_STACK).split('\n').join(' | ');
      this.log.warn(
        `browser_error: ${part} ${releases[part] ?? 'unknown'} (${kind}) at ${screen}: ${what} [${where}] ${namesOf(releases)}`,
      );
    }
  }

  /** Tells of each part of a page whether its version is live, the canary or another. */
  private async kindsOf(
    releases: PortalReleases,
  ): Promise<(part: PortalReleasePart) => VersionKind> {
    const [list, canaries] = await Promise.all([this.live.list(), this.live.canaries()]);
    const live = new Map(list.map((one) => [one.name, one.version]));
    return (part) => kindOf(releases[part], live.get(part), canaries.get(part));
  }

  /** Processes policy violations. */
  takeViolations(violations: readonly PolicyViolation[]): void {
    for (const { directive, blocked, screen } of violations) {
      this.violations.inc({ directive, blocked });
      this.log.warn(`csp_violation: ${directive} kept out ${blocked} at ${screen}`);
    }
  }
}

/** A label per version would create a new time series with every release. */
type VersionKind = 'live' | 'canary' | 'other' | 'unknown';

/** Anybody can send the name of a version, so only those that somebody released are counted. */
const COUNTED: ReadonlySet<VersionKind> = new Set(['live', 'canary'] as const);

function kindOf(
  given: string | undefined,
  live: string | undefined,
  canary: string | undefined,
): VersionKind {
  if (given === undefined) return 'unknown';
  if (given === live) return 'live';
  return given === canary ? 'canary' : 'other';
}

const namesOf = (releases: PortalReleases): string =>
  (Object.entries(releases) as [PortalReleasePart, string][])
    .map(([part, version]) => `${part}@${version}`)
    .join(' ');
