import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { makeCertificate } from '../../operate/edge/start-edge';
import { PROJECT_ROOT } from '../../operate/release/paths';
import { buildFederated, buildPlainSpa } from './build-variants';
import { markdownTable } from './markdown-table';
import { measureBytes, measureTime } from './measure-page';
import type { FirstLoad } from './measure-page';
import { ANSWERS, PAGES } from './pages';
import type { MeasuredPage } from './pages';
import { writeSection } from './report';
import { startStaticServer, type StaticServer, type Tls } from './static-server';
import { buildMaps, shareOut, type Shares } from './whose-bytes';

// Budgets of docs/requirements/performance.md. Times are reported but not checked, because the machine is
// shared.
const MOST_TIMES_THE_SPA = 1.25;
const MOST_STYLE_KIB = 30;
const MOST_REQUESTS = 40;
const ROUNDS = 5;

interface Row {
  readonly page: MeasuredPage;
  readonly federated: FirstLoad;
  readonly spa: FirstLoad;
  readonly federatedMs: number;
  readonly spaMs: number;
  readonly shares: Shares;
}

/** Smaller shares are left out of the table. */
const LEAST_SHARE_KIB = 1;

function faultsOf({ page, federated, spa }: Row): string[] {
  const ratio = federated.scriptKiB / spa.scriptKiB;
  const foreign = federated.paths.filter(
    (path) => path.startsWith('/remotes/admin-portal/') && !page.path.startsWith('/admin'),
  );
  return [
    ...(ratio > MOST_TIMES_THE_SPA ? [`${ratio.toFixed(2)} times the plain SPA`] : []),
    ...(page.budgetKiB !== null && federated.scriptKiB > page.budgetKiB
      ? [`${federated.scriptKiB.toFixed(1)} KiB of scripts, budget ${page.budgetKiB}`]
      : []),
    ...(federated.styleKiB > MOST_STYLE_KIB
      ? [`${federated.styleKiB.toFixed(1)} KiB of styles, budget ${MOST_STYLE_KIB}`]
      : []),
    ...(federated.requests > MOST_REQUESTS
      ? [`${federated.requests} requests, budget ${MOST_REQUESTS}`]
      : []),
    ...(foreign.length > 0 ? [`a subscriber downloads ${foreign.join(', ')}`] : []),
    ...(federated.repeated.length > 0 ? [`asked twice: ${federated.repeated.join(', ')}`] : []),
  ].map((fault) => `${page.name}: ${fault}`);
}

/** Whose bytes the scripts of each page are, largest first. */
function toShareTable(rows: readonly Row[]): string {
  const most = new Map<string, number>();
  for (const [owner, size] of rows.flatMap(({ shares }) => [...shares]))
    most.set(owner, Math.max(size, most.get(owner) ?? 0));
  const owners = [...most].filter(([, size]) => size >= LEAST_SHARE_KIB);
  owners.sort(([, one], [, other]) => other - one);
  return markdownTable(
    ['layer: package, gzip KiB', ...rows.map(({ page }) => page.name)],
    owners.map(([owner]) => [
      owner,
      ...rows.map(({ shares }) => shares.get(owner)?.toFixed(1) ?? ''),
    ]),
  );
}

function toTable(rows: readonly Row[]): string {
  const head = [
    'page',
    'scripts, gzip KiB',
    'budget',
    'plain SPA',
    'ratio',
    'styles, gzip KiB',
    'requests (SPA)',
    'cold ms (SPA)',
    'ratio',
  ];
  const lines = rows.map(({ page, federated, spa, federatedMs, spaMs }) => [
    `${page.name} \`${page.path}\``,
    federated.scriptKiB.toFixed(1),
    page.budgetKiB === null ? '' : String(page.budgetKiB),
    spa.scriptKiB.toFixed(1),
    (federated.scriptKiB / spa.scriptKiB).toFixed(2),
    federated.styleKiB.toFixed(1),
    `${federated.requests} (${spa.requests})`,
    `${federatedMs.toFixed(0)} (${spaMs.toFixed(0)})`,
    (federatedMs / spaMs).toFixed(2),
  ]);
  return markdownTable(head, lines);
}

interface Servers {
  readonly root: string;
  /** Counts the requests. */
  readonly plain: StaticServer;
  /** Uses HTTP/2, as the edge does. */
  readonly fast: StaticServer;
}

async function serve(root: string, tls: Tls): Promise<Servers> {
  return {
    root,
    plain: await startStaticServer({ root, answers: ANSWERS }),
    fast: await startStaticServer({ root, answers: ANSWERS, tls }),
  };
}

async function makeTls(folder: string): Promise<Tls> {
  await makeCertificate(folder);
  return {
    key: await readFile(join(folder, 'key.pem')),
    cert: await readFile(join(folder, 'certificate.pem')),
  };
}

/**
 * Key hash for the browser's list of trusted keys. With a certificate that is only ignored, the browser does
 * not cache.
 */
const pinOf = ({ cert }: Tls): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

async function measureAll(folder: string): Promise<Row[]> {
  const tls = await makeTls(folder);
  const federated = await serve(await buildFederated(), tls);
  const spa = await serve(await buildPlainSpa(), tls);
  await buildMaps();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      `--ignore-certificate-errors-spki-list=${pinOf(tls)}`,
    ],
  });
  try {
    const rows: Row[] = [];
    for (const page of PAGES) {
      const bytes = await measureBytes(browser, federated.plain, federated.root, page);
      rows.push({
        page,
        federated: bytes,
        shares: await shareOut(federated.root, bytes.paths),
        spa: await measureBytes(browser, spa.plain, spa.root, page),
        federatedMs: await measureTime(browser, federated.fast, page, ROUNDS),
        spaMs: await measureTime(browser, spa.fast, page, ROUNDS),
      });
    }
    return rows;
  } finally {
    await browser.close();
    const servers = [federated, spa].flatMap(({ plain, fast }) => [plain, fast]);
    await Promise.all(servers.map((server) => server.close()));
  }
}

const scratch = await mkdtemp(join(tmpdir(), 'portal-web-'));
const rows = await measureAll(scratch);
await rm(scratch, { recursive: true });
const table = toTable(rows);
const shares = toShareTable(rows);
console.log(`\n${table}\n\n${shares}\n`);
await writeSection(join(PROJECT_ROOT, 'docs/benchmarks.md'), {
  title: 'First load',
  body: `Made by \`npm run verify -- web\`. Empty cache; gzip -9 of each script once; the plain SPA is the same
source as one Vite build with lazy portals. Cold time is the median of ${ROUNDS} loads at 5 Mbit/s and 100 ms
over HTTP/2 until the page shows its content; it depends on what else the machine does.

${table}

Whose bytes they are: each script's gzip size divided among its sources by their minified text, from source maps.

${shares}`,
});
const faults = rows.flatMap(faultsOf);
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
