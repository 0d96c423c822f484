import { defineConfig } from '@playwright/test';
import { isThroughEdge } from './support/edge';

/**
 * Chromium builds two pages for suggestions of the address bar in every new window. They are never visible
 * here and are half of the cost of an empty window.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The features that Playwright 1.65 disables. Our list replaces Playwright's list, so it repeats them. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** In a container the browser runs as root and reaches only this host. */
const CHROMIUM_FLAGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // A key press during smooth scrolling moves a list by less than a page.
  '--disable-smooth-scrolling',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The edge has a self-signed certificate. Without this a page would open, but install no service worker. */
const EDGE_FLAGS = isThroughEdge ? ['--ignore-certificate-errors'] : [];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Each worker has its own system. Within a system, journeys that break it for a moment disturb no other
  // journey.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A flaky journey counts as a failure.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS, ...EDGE_FLAGS],
    },
    ignoreHTTPSErrors: isThroughEdge,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    // Requests of a service worker would bypass the mocked answers. offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace of every journey would take a fifth of the time.
    trace: process.env['PORTAL_E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
