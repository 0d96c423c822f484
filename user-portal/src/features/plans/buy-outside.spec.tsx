import { createOrder, getCatalogue, makeSignInLink } from '@portal/contracts';
import {
  answer,
  disconnect,
  requestsOf,
  sampleCatalogue,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openRoute } from '../../../test/open-route';
import { paths } from '../../paths';
import { PlansPage } from './plans-page';

const opened: string[] = [];
const ignore = (): void => undefined;

beforeEach(() => {
  opened.length = 0;
  globalThis.portalPlatform = {
    ...{ kind: 'telegram', isFramed: true, ready: ignore, expand: ignore },
    ...{ setBack: ignore, haptic: ignore },
    openLink: (url) => opened.push(url),
  };
});
afterEach(() => {
  globalThis.portalPlatform = undefined;
});

const link = answer(makeSignInLink, { token: 'secret', expiresAt: '2031-03-10T06:01:00.000Z' });

async function purchase({ answers = [], ...options }: ScreenOptions = {}) {
  const screen = await openRoute(paths.plans, <PlansPage />, {
    ...{ path: '/plans', ...options, answers },
  });
  await screen.user.click(await screen.findByText('Purchase Plan'));
  return screen;
}

describe('inside Telegram', () => {
  test('Purchase Plan opens this page in the browser, signed in by a link in the hash', async () => {
    const screen = await purchase({ answers: [link] });
    await screen.findByText('Continue in your browser. You are signed in there.');
    const [url] = opened.map((one) => new URL(one));
    expect([opened.length, url?.pathname, url?.search]).toEqual([1, '/enter', '']);
    expect(Object.fromEntries(new URLSearchParams(url?.hash.slice(1)))).toEqual({
      token: 'secret',
      to: '/plans',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsOf(createOrder)).toEqual([]);
    expect(requestsOf(makeSignInLink)).toHaveLength(1);
  });

  test('without a link it says so, and the next click tries again', async () => {
    const screen = await purchase({ answers: [disconnect(makeSignInLink)] });
    await screen.findByText('Your browser could not be opened. Please try again.');
    expect(opened).toEqual([]);
    await screen.user.click(screen.getByText('Purchase Plan'));
    await waitFor(() => expect(requestsOf(makeSignInLink)).toHaveLength(2));
  });

  test('a service that sells inside shows the payment as in a browser', async () => {
    const catalogue = { ...sampleCatalogue(), telegramSales: 'inside' as const };
    const screen = await purchase({ answers: [answer(getCatalogue, catalogue)] });
    await screen.findByRole('dialog', { name: 'Payment' });
    expect([opened, requestsOf(makeSignInLink)]).toEqual([[], []]);
  });
});

test('outside of Telegram Purchase Plan opens the payment', async () => {
  globalThis.portalPlatform = undefined;
  const screen = await purchase();
  await screen.findByRole('dialog', { name: 'Payment' });
});
