import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { PROJECT_ROOT } from '../release/paths';
import { buildFederated, buildPlainSpa } from './build-variants';
import { measureBytes, measureTime } from './measure-page';
import type { FirstLoad } from './measure-page';
import { ANSWERS, PAGES } from './pages';
import type { MeasuredPage } from './pages';
import { writeSection } from './report';
import { startStaticServer } from './static-server';

// Budgets of design §11. Time is printed and kept, not judged: the machine is shared.
const MOST_TIMES_THE_SPA = 1.5;
const MOST_STYLE_KIB = 30;
const ROUNDS = 3;

interface Row {
  readonly page: MeasuredPage;
  readonly federated: FirstLoad;
  readonly spa: FirstLoad;
  readonly federatedMs: number;
  readonly spaMs: number;
}

function faultsOf({ page, federated, spa }: Row): string[] {
  const ratio = federated.scriptKiB / spa.scriptKiB;
  const foreign = federated.paths.filter(
    (path) => path.startsWith('/remotes/admin-portal/') && !page.path.startsWith('/admin'),
  );
  return [
    ...(ratio > MOST_TIMES_THE_SPA ? [`${ratio.toFixed(2)} times the plain SPA`] : []),
    ...(federated.scriptKiB > page.budgetKiB
      ? [`${federated.scriptKiB.toFixed(1)} KiB of scripts, budget ${page.budgetKiB}`]
      : []),
    ...(federated.styleKiB > MOST_STYLE_KIB
      ? [`${federated.styleKiB.toFixed(1)} KiB of styles, budget ${MOST_STYLE_KIB}`]
      : []),
    ...(foreign.length > 0 ? [`a subscriber downloads ${foreign.join(', ')}`] : []),
    ...(federated.repeated.length > 0 ? [`asked twice: ${federated.repeated.join(', ')}`] : []),
  ].map((fault) => `${page.name}: ${fault}`);
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
    String(page.budgetKiB),
    spa.scriptKiB.toFixed(1),
    (federated.scriptKiB / spa.scriptKiB).toFixed(2),
    federated.styleKiB.toFixed(1),
    `${federated.requests} (${spa.requests})`,
    `${federatedMs.toFixed(0)} (${spaMs.toFixed(0)})`,
    (federatedMs / spaMs).toFixed(2),
  ]);
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

async function measureAll(): Promise<Row[]> {
  const roots = { federated: await buildFederated(), spa: await buildPlainSpa() };
  const federated = await startStaticServer({ root: roots.federated, answers: ANSWERS });
  const spa = await startStaticServer({ root: roots.spa, answers: ANSWERS });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: Row[] = [];
    for (const page of PAGES) {
      rows.push({
        page,
        federated: await measureBytes(browser, federated, roots.federated, page),
        spa: await measureBytes(browser, spa, roots.spa, page),
        federatedMs: await measureTime(browser, federated, page, ROUNDS),
        spaMs: await measureTime(browser, spa, page, ROUNDS),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([federated.close(), spa.close()]);
  }
}

const rows = await measureAll();
const table = toTable(rows);
console.log(`\n${table}\n`);
await writeSection(join(PROJECT_ROOT, 'docs/benchmarks.md'), {
  title: 'First load',
  body: `Made by \`npm run bench:web\`. Empty cache; gzip -9 of each script once; the plain SPA is the same
source as one Vite build with lazy portals. Cold time is the median of ${ROUNDS} loads at 5 Mbit/s and 100 ms
over HTTP/1.1 until the page shows its content; it depends on what else the machine does.

${table}`,
});
const faults = rows.flatMap(faultsOf);
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
