import { defineCall } from '../http/call';
import type { PortalReleasePart } from '../releases/release-pointer';

/** Measures of a page as its user felt it (web.dev); CLS is a number without unit, the others are ms. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Maximum errors, and maximum measures, of one report. */
export const LONGEST_REPORT = 10;

/** An uncaught error. Page and service both remove ids and secrets from its texts. */
export interface BrowserError {
  /** The part whose code failed, as far as the stack shows it. */
  part: PortalReleasePart;
  name: string;
  message: string;
  /** Stack frames in our files; empty if there are none. */
  stack: string;
}

/** One measure. */
export interface BrowserVital {
  name: WebVital;
  value: number;
}

/** A report of a page (OPS-33), without id, address or text of a user. */
export interface ReportBrowserRequest {
  /** Versions, as in the header `x-portal-release`. */
  release: string;
  /** Template of the screen's address. */
  screen: string;
  errors: BrowserError[];
  vitals: BrowserVital[];
}

/** Takes errors and measures of a page; nothing is stored but lines of the log and numbers. */
export const reportBrowser = defineCall<ReportBrowserRequest, object>()(
  'POST',
  '/api/browser-reports',
);

/** Takes what browsers report of the Content-Security-Policy, in either of their two forms. */
export const reportPolicy = defineCall<object, object>()('POST', '/api/csp-reports');

/** Name of the endpoint in the policy's `report-to`. */
const POLICY_ENDPOINT = 'policy';

/** Directives that name where violations of the policy are reported. */
export const POLICY_REPORTING = `report-uri ${reportPolicy.path}; report-to ${POLICY_ENDPOINT}`;

/** Header `Reporting-Endpoints` of pages; browsers use it over TLS only. */
export const REPORTING_ENDPOINTS = `${POLICY_ENDPOINT}="${reportPolicy.path}"`;
