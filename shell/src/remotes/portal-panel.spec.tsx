import { CATALOGUE_KEY } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import {
  expectAccessible,
  openScreen,
  sampleCatalogue,
  setOnline,
  within,
} from '@portal/screen-testing';

import { PortalPanel } from './portal-panel';
import type { PortalProblemKind } from './portal-problem';

const SUPPORT = 'https://support.example/';

function Page({ problem }: { problem: PortalProblemKind }) {
  const catalogue = sampleCatalogue();
  const brand = { ...catalogue.brand, supportContactUrl: SUPPORT };
  useQueryClient().setQueryData(CATALOGUE_KEY, { ...catalogue, brand });
  return <PortalPanel problem={problem} isRetrying={false} onRetry={() => undefined} />;
}

test.each<PortalProblemKind>(['unavailable', 'slow', 'incompatible', 'crashed'])(
  'a panel (%s) has the mark as way home, a retry and the way to support',
  async (problem) => {
    const screen = await openScreen(<Page problem={problem} />);
    // Both roles count: the landmark for who looks for it, the alert for who only listens.
    within(screen.getByRole('main')).getByRole('alert');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    screen.getByRole('button', { name: 'Retry' });
    const support = screen.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe(SUPPORT);
    await expectAccessible();
  },
);

test('a panel of who is offline says so, and does not blame the site', async () => {
  const screen = await openScreen(<Page problem="unavailable" />);
  setOnline(false);
  await screen.findByRole('heading', { name: 'You are offline.' });
  setOnline(true);
  await screen.findByRole('heading', { name: 'This part of the site is not available right now.' });
});
