import { getSession, loginWithLink } from '@portal/contracts';
import { Route, Routes, useLocation } from '@portal/router';
import {
  answer,
  expectAccessible,
  openScreen,
  refuse,
  requestsOf,
  sampleUser,
  waitFor,
} from '@portal/screen-testing';

import { LinkEntry } from './link-entry.late';

const user = sampleUser({ userId: 4711 });
const place = () => document.querySelector('output')?.textContent;

function Page() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <output>{pathname + hash}</output>
      <Routes>
        <Route path="/enter" element={<LinkEntry />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const linkOf = (to: string) => `/enter#${new URLSearchParams({ token: 'secret', to })}`;

test.each([
  ['/plans', '/plans'],
  ['/plans/OFFER1', '/plans/OFFER1'],
  ['/dashboard#pay-AB23CD45', '/dashboard#pay-AB23CD45'],
  ['/admin/user', '/dashboard'],
  ['//evil.example/plans', '/dashboard'],
  ['https://evil.example/plans', '/dashboard'],
  ['/nothing', '/dashboard'],
  ['', '/dashboard'],
])('a link to %j signs in once and goes on to %s, without its secret', async (to, path) => {
  const answers = [answer(loginWithLink, { user }), answer(getSession, { user, end: null })];
  await openScreen(<Page />, { path: linkOf(to), answers });
  await waitFor(() => expect(place()).toBe(path));
  expect(requestsOf(loginWithLink).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  expect(window.location.href).not.toContain('secret');
});

test('a used link says so and leads to the sign-in', async () => {
  const answers = [refuse(loginWithLink, 'sessions/wrong-link')];
  const screen = await openScreen(<Page />, { path: linkOf('/plans'), answers });
  await screen.findByText(/^This link was used or is too old\./);
  expect(window.location.hash).toBe('');
  await expectAccessible();
  await screen.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(place()).toBe('/'));
});
