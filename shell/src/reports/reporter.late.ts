import {
  type BrowserError,
  type BrowserVital,
  LONGEST_REPORT,
  reportBrowser,
  type ReportBrowserRequest,
  screenOf,
} from '@portal/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

import { describeError } from './describe-error';

/** Share of pages that send measurements; errors are always sent. */
const MEASURED_SHARE = 0.25;

/** Delay before sending, in ms: errors with one cause occur together and go into one report. */
const GATHER_MS = 2_000;

/** Maximum number of errors that one page reports. */
const MOST_ERRORS = 10;

/** Receives the errors and measurements of a page. */
export interface Reporter {
  note(error: unknown): void;
}

/** Starts reporting: errors shortly after they occur, measurements when the user leaves the page (OPS-33). */
export function startReporter(): Reporter {
  const seen = new Set<string>();
  let errors: BrowserError[] = [];
  let vitals: BrowserVital[] = [];
  let timer: number | undefined;

  const send = (): void => {
    window.clearTimeout(timer);
    timer = undefined;
    if (errors.length + vitals.length === 0) return;
    const report: ReportBrowserRequest = {
      release: globalThis.portalRelease ?? '',
      screen: screenOf(location.pathname),
      errors,
      vitals: vitals.slice(0, LONGEST_REPORT),
    };
    errors = [];
    vitals = [];
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(reportBrowser.path, body);
  };

  document.addEventListener('visibilitychange', () => {
    // A microtask, so that it runs after the measurements that end with the same event.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  });
  if (Math.random() < MEASURED_SHARE) {
    const measure = ({ name, value }: BrowserVital): void => void vitals.push({ name, value });
    for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(measure);
  }
  return {
    note(error) {
      const described = describeError(error);
      const key = described && `${described.name} ${described.message} ${described.stack}`;
      if (!described || !key || seen.has(key) || seen.size >= MOST_ERRORS) return;
      seen.add(key);
      errors.push(described);
      timer ??= window.setTimeout(send, GATHER_MS);
    },
  };
}
