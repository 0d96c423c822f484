import { defineCall } from '../http/call';
import type { PortalReleasePart } from '../releases/release-pointer';

/** Web Vitals (web.dev): how fast and stable a page was for its user. CLS has no unit, the others are ms. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Maximum number of errors, and of measurements, in one report. */
export const LONGEST_REPORT = 10;

/** An uncaught error. Both the page and the service remove ids and secrets from its texts. */
export interface BrowserError {
  /** The part of the page whose code failed, as far as the stack shows it. */
  part: PortalReleasePart;
  name: string;
  message: string;
  /** Stack frames in our files; empty without any. */
  stack: string;
}

/** One measurement. */
export interface BrowserVital {
  name: WebVital;
  value: number;
}

/** A report of a page (OPS-33); contains no id, address or text of a user. */
export interface ReportBrowserRequest {
  /** Versions, as in the header `x-portal-release`. */
  release: string;
  /** Route template of the screen. */
  screen: string;
  errors: BrowserError[];
  vitals: BrowserVital[];
}

/** Receives errors and measurements of a page. Only log lines, metrics and sums by version are stored. */
export const reportBrowser = defineCall<ReportBrowserRequest, object>()(
  'POST',
  '/api/browser-reports',
);

/** Receives browsers' reports of violations of the Content-Security-Policy, in both formats. */
export const reportPolicy = defineCall<object, object>()('POST', '/api/csp-reports');

/** Name of the endpoint in the policy's `report-to`. */
const POLICY_ENDPOINT = 'policy';

/** Directives that name the endpoints for reports of policy violations. */
export const POLICY_REPORTING = `report-uri ${reportPolicy.path}; report-to ${POLICY_ENDPOINT}`;

/** Header `Reporting-Endpoints` of pages; browsers use it only over TLS. */
export const REPORTING_ENDPOINTS = `${POLICY_ENDPOINT}="${reportPolicy.path}"`;
