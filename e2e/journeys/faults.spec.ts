import type { PortalName } from '@portal/contracts';
import { type Page } from '@playwright/test';
import { travel } from '@portal/tools';
import { goAheadUntil } from '../support/clock';
import { type Fault, spoil } from '../support/faults';
import { type Gateway, openGateway } from '../support/gateway';
import { dropInChangedPortal, pointBackTo, readPointer } from '../support/releases';
import { expect, test } from '../support/test';
import { isMarked, mark, panelOf, PORTALS, signInToBoth } from '../support/two-portals';

const NAMES = ['user-portal', 'admin-portal'] as const;

/** Temporary faults of network or server. After the fault, Retry is enough (OPS-8). */
const ON_THE_WAY: Readonly<Record<string, Fault>> = {
  'are missing (404)': 404,
  'fail (500)': 500,
  hang: 'hang',
  'are a page instead of a script': 'page',
  'are cut off': 'cut',
  'have a bit flipped': 'flip',
};
/** Releases with broken files whose hashes are correct. */
const RELEASED: Readonly<Record<string, 'cut' | 'throw'>> = {
  'was released with a truncated script': 'cut',
  'was released with a script that throws at start': 'throw',
};

let line: Gateway;
/** Opens a window for pages that suffer this fault. */
let openWindow: (fault?: Fault) => Promise<Page>;

test.beforeEach(async ({ place, trial, browser }) => {
  line = await openGateway(place.url);
  const openNew = await signInToBoth(browser, line.url, trial);
  openWindow = async (fault) => {
    const page = await openNew();
    if (fault === 'hang') await page.clock.install();
    return page;
  };
});
test.afterEach(() => line.cut());

async function showsPanel(page: Page, fault: Fault): Promise<void> {
  if (fault === 'hang') await goAheadUntil(page, 5, () => panelOf(page).isVisible());
  await expect(panelOf(page)).toBeVisible();
}

/** The panel appears. The other portal works in the same page. Then the panel appears again. */
async function suffersAlone(page: Page, name: PortalName, fault: Fault): Promise<void> {
  const { address, sibling } = PORTALS[name];
  await page.goto(address);
  await showsPanel(page, fault);
  await mark(page);
  await travel(page, PORTALS[sibling].address);
  await PORTALS[sibling].isShown(page);
  await PORTALS[sibling].work(page);
  await travel(page, address);
  await showsPanel(page, fault);
}

async function recovers(page: Page, name: PortalName, button: 'Retry' | 'Reload page') {
  await panelOf(page).getByRole('button', { name: button }).click();
  await PORTALS[name].isShown(page);
  expect(await isMarked(page)).toBe(button === 'Retry');
  await PORTALS[name].work(page);
}

for (const name of NAMES) {
  test(`while files of the ${name} suffer on their way, shell and sibling work, the panel is there, and Retry recovers without a reload`, async () => {
    for (const [what, fault] of Object.entries(ON_THE_WAY)) {
      await test.step(`its scripts ${what}`, async () => {
        const page = await openWindow(fault);
        line.spoil(new RegExp(`^/remotes/${name}/.*\\.js$`), fault);
        await suffersAlone(page, name, fault);
        line.mend();
        await recovers(page, name, 'Retry');
        await page.context().close();
      });
    }
  });

  test(`when the ${name} was released broken, shell and sibling work, and a new version in the pointer or one click on Reload page recovers`, async ({
    place: { webRoot },
  }) => {
    const good = await readPointer(webRoot);
    const isFirst = (path: string): boolean =>
      good.portals[name].preload.some((url) => url.endsWith(`/${path}`));
    try {
      for (const [what, fault] of Object.entries(RELEASED)) {
        await test.step(`it ${what}`, async () => {
          await dropInChangedPortal(webRoot, name, (path, bytes) =>
            isFirst(path) && path.endsWith('.js') ? spoil(bytes, fault) : null,
          );
          const page = await openWindow();
          await suffersAlone(page, name, fault);
          await pointBackTo(webRoot, good);
          const version = await dropInChangedPortal(webRoot, name, (path, bytes) =>
            path.endsWith('.js') ? Buffer.concat([bytes, Buffer.from('\n')]) : null,
          );
          const asked = page.waitForRequest(`**/remotes/${name}/${version}/**/*.js`);
          await recovers(page, name, 'Retry');
          await asked;
          await page.context().close();
        });
        await test.step('and one click on Reload page opens the version before', async () => {
          await pointBackTo(webRoot, good);
          await dropInChangedPortal(webRoot, name, (path, bytes) =>
            isFirst(path) && path.endsWith('.js') ? spoil(bytes, fault) : null,
          );
          const page = await openWindow();
          await page.goto(PORTALS[name].address);
          await expect(panelOf(page)).toBeVisible();
          await pointBackTo(webRoot, good);
          await recovers(page, name, 'Reload page');
          await page.context().close();
        });
      }
    } finally {
      await pointBackTo(webRoot, good);
    }
  });
}

test('faults of the pointer and of the manifest end in the panel too, and harm no portal that runs', async () => {
  const everywhere: readonly (readonly [RegExp, Fault])[] = [
    [/^\/releases\.json$/, 404],
    [/^\/releases\.json$/, 'hang'],
    [/^\/releases\.json$/, 'cut'],
    [/^\/releases\.json$/, 'page'],
    [/\/mf-manifest\.json$/, 500],
    [/\/mf-manifest\.json$/, 'hang'],
    [/\/mf-manifest\.json$/, 'cut'],
  ];
  const running = await openWindow();
  await running.goto(PORTALS['user-portal'].address);
  await PORTALS['user-portal'].isShown(running);
  for (const [file, fault] of everywhere) {
    await test.step(`${file.source}: ${String(fault)}`, async () => {
      line.spoil(file, fault);
      const page = await openWindow(fault);
      await page.goto(PORTALS['admin-portal'].address);
      await showsPanel(page, fault);
      await mark(page);
      await PORTALS['user-portal'].work(running);
      line.mend();
      await recovers(page, 'admin-portal', 'Retry');
      await page.context().close();
    });
  }
  await running.context().close();
});

test('a screen whose script cannot come shows the panel and leaves the rest alone; Retry recovers without a reload', async () => {
  const script = /\/plans-page-[^/]*\.js$/;
  const plans = (page: Page) => page.getByRole('button', { name: 'Purchase Plan' }).first();
  for (const fault of [404, 500, 'page', 'cut', 'flip', 'throw', 'hang'] as const) {
    await test.step(String(fault), async () => {
      const page = await openWindow(fault);
      await page.goto(PORTALS['user-portal'].address);
      await PORTALS['user-portal'].isShown(page);
      await mark(page);
      line.spoil(script, fault);
      await travel(page, '/plans');
      await showsPanel(page, fault);
      // Only a missing file causes one reload, which may find a newer version (OPS-4).
      expect(await isMarked(page)).toBe(fault !== 404);
      await mark(page);
      await travel(page, PORTALS['admin-portal'].address);
      await PORTALS['admin-portal'].work(page);
      await travel(page, '/plans');
      await showsPanel(page, fault);
      line.mend();
      await panelOf(page).getByRole('button', { name: 'Retry' }).click();
      await expect(plans(page)).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      await page.context().close();
    });
  }
});
