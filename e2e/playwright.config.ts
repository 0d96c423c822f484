import { defineConfig } from '@playwright/test';

/**
 * Every new window would build two pages for suggestions of the address bar, which nobody sees here:
 * half of what an empty window costs.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright 1.65 turns off by itself; a list of ours takes the place of its own. */
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

/** A container runs as root and reaches no host but this one. */
const CHROMIUM_FLAGS = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Each worker has a system of its own; within it, journeys that break it for a moment disturb nobody.
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
      args: CHROMIUM_FLAGS,
    },
    // PORTAL_E2E_EDGE=nginx puts the edge of production in front, with a certificate of its own.
    ignoreHTTPSErrors: process.env['PORTAL_E2E_EDGE'] === 'nginx',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    // Its requests would pass by the answers that journeys give; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Recording every journey would take a fifth of the time.
    trace: process.env['PORTAL_E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
