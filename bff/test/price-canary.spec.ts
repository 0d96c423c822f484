import {
  type CanaryRelease,
  type CatalogueResponse,
  createOrder,
  getCatalogue,
  getUserPayments,
  PAGE_CATALOGUE_ID,
  presentPlans,
} from '@portal/contracts';
import { type TestClient, until } from '@portal/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenAccount } from './support/given-account';
import { forgetPriceLists, plansWith, publish, shownPrice } from './support/price-lists';
import { PAGE_HEADERS, pageOf, ReleasedPages, SHELL } from './support/released-pages';
import { createTestServer, type TestServer } from './support/test-server';

// Live version and canary are builds of the portal. They differ in the prices that their pages were built for.
const NEW_PLANS = plansWith({ combo_1d: { priceBdt: 160 } });
const PAGES = [pageOf('Sign in'), pageOf('Plans', 'en', { screen: '/plans' })];

let root: string;
let server: TestServer;
/** The same service on another machine. */
let elsewhere: TestServer;
let site: ReleasedPages;
let user: GivenAccount;
let browser: TestClient;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-canary-'));
  server = await createTestServer({ env: { WEB_ROOT: root } });
  elsewhere = await server.another({ WEB_ROOT: root });
  site = new ReleasedPages(root);
  await site.put('index.html', SHELL);
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await forgetPriceLists(server);
  user = await server.givenAccount();
  browser = await server.signInAs(user);
});

/** The live version was built for the first prices, the canary for the new ones. */
async function versions() {
  const live = await site.lay('live', PAGES);
  const canary = await site.lay('canary', PAGES, presentPlans(NEW_PLANS));
  return { live, canary };
}
async function tryCanary(): Promise<void> {
  const { live, canary } = await versions();
  const release = canary as unknown as CanaryRelease['release'];
  await site.point(live, { 'user-portal': { percent: 50, salt: 'half', release } });
}

const pageAt = async (url: string, of = server): Promise<string> =>
  (await of.app.inject({ method: 'GET', url, headers: PAGE_HEADERS })).body;
/** The catalogue that a page hands to its portal, live version or canary; null: the portal reads it itself. */
function catalogueIn(page: string): CatalogueResponse | null {
  const json = new RegExp(`id="${PAGE_CATALOGUE_ID}">(.*)</script>`).exec(page)?.[1];
  return json === undefined ? null : (JSON.parse(json) as CatalogueResponse);
}
/** What the portal of a page shows: what the page hands to it, or what it reads. */
const shownBy = async (page: string, of = server): Promise<CatalogueResponse> =>
  catalogueIn(page) ?? (await of.client().send(getCatalogue)).payload();
const comboIn = ({ plans }: CatalogueResponse) => {
  const { price_bdt, duration_days, videos } =
    plans.find(({ id }) => id === 'combo_1d') ?? plans[0] ?? {};
  return { amount: price_bdt ?? NaN, days: duration_days ?? NaN, videos: videos ?? NaN };
};
const buy = (shown: ReturnType<typeof comboIn>, by = browser) =>
  by.send(createOrder, {
    body: { userId: user.userId, planId: 'combo_1d', method: 'bkash', shown },
  });
const payments = async () =>
  (await browser.send(getUserPayments, { params: { id: user.userId } })).payload().payments;
const publishNew = async (): Promise<void> => {
  await publish(server, NEW_PLANS);
  await until(async () => (await shownPrice(elsewhere)) === 160);
};

describe('during a canary of the portal', () => {
  it('live version and canary get the same list from each page and instance, before and after a change', async () => {
    await tryCanary();
    const lists = async () => {
      const found: unknown[] = [];
      for (const instance of [server, elsewhere])
        for (const url of ['/', '/plans', '/none']) {
          const catalogue = await shownBy(await pageAt(url, instance), instance);
          found.push([catalogue.priceList, comboIn(catalogue).amount]);
        }
      return found;
    };
    expect(await lists()).toEqual(Array<unknown>(6).fill([1, 155]));
    await publishNew();
    expect(await lists()).toEqual(Array<unknown>(6).fill([2, 160]));
  });

  it('no page with prices of a build is served while another list is in effect', async () => {
    await tryCanary();
    expect(await pageAt('/plans')).toContain('<main>Plans</main>');
    await publishNew();
    expect(await pageAt('/plans')).toBe(SHELL);
    // Its canary was built for these prices, but not for every visitor of the page.
    const { canary } = await versions();
    await site.point(canary);
    expect(await pageAt('/plans')).toContain('<main>Plans</main>');
  });

  it.each([
    ['while both versions are served', async () => tryCanary()],
    ['after the canary became the live version', async () => site.point((await versions()).canary)],
    ['after the canary was given up', async () => site.point((await versions()).live)],
  ])('an order of a page with the old list is refused, %s', async (_when, release) => {
    await tryCanary();
    const old = comboIn(await shownBy(await pageAt('/plans')));
    await publishNew();
    await release();
    const visitor = await elsewhere.signInAs(user);
    for (const by of [browser, visitor])
      expect((await buy(old, by)).code).toBe('payments/price-changed');
    expect(await payments()).toEqual([]);
    // The refused page reads the catalogue and shows the new price to confirm.
    const shown = comboIn((await visitor.send(getCatalogue)).payload());
    expect(shown.amount).toBe(160);
    expect((await buy(shown, visitor)).payload().amount).toBe(160);
    expect(await payments()).toMatchObject([{ amount: 160, priceList: 2 }]);
  });

  it('a canary that was built for prices not yet in effect charges none of them', async () => {
    await tryCanary();
    const built = presentPlans(NEW_PLANS) as unknown as CatalogueResponse;
    expect((await buy(comboIn(built))).code).toBe('payments/price-changed');
    expect(await payments()).toEqual([]);
  });
});
