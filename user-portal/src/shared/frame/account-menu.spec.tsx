import { logout, type UserView } from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { PortalHeader } from './portal-header';

/** Opens the header of a subscriber, and its account menu. */
async function openMenu({
  user = sampleUser(),
  ...options
}: ScreenOptions & { user?: UserView } = {}): Promise<Screen> {
  const screen = await openPage(<PortalHeader user={user} />, { session: { user }, ...options });
  await pressChip(screen);
  await screen.findByRole('menu');
  return screen;
}
const chip = (screen: Screen) =>
  within(screen.getByRole('banner', { hidden: true })).getByRole('button', {
    ...{ name: /Amina Rahman/, hidden: true },
  });
const pressChip = (screen: Screen) => screen.user.click(chip(screen));
const choose = (screen: Screen, name: string) =>
  screen.user.click(screen.getByRole('menuitemradio', { name }));
const isClosed = (screen: Screen) => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const chosen = async (screen: Screen) => {
  const menu = within(await screen.findByRole('menu'));
  return menu
    .getAllByRole('menuitemradio', { checked: true })
    .map(({ textContent }) => textContent);
};

test('a chosen theme is used at once, remembered and marked; the menu closes', async () => {
  const screen = await openMenu();
  expect(await chosen(screen)).toEqual(['System', 'English']);
  await choose(screen, 'Dark');
  await isClosed(screen);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await pressChip(screen);
  expect(await chosen(screen)).toEqual(['Dark', 'English']);
});

test('a chosen language is used at once; its name is always in its own language', async () => {
  const screen = await openMenu({ language: 'bn' });
  expect((await chosen(screen))[1]).toBe('বাংলা');
  expect(screen.getByText('English').getAttribute('lang')).toBe('en');
  expect(screen.queryByRole('menuitem', { name: 'Log out' })).toBeNull();
  await choose(screen, 'English');
  await isClosed(screen);
  await pressChip(screen);
  expect((await chosen(screen))[1]).toBe('English');
  screen.getByRole('menuitem', { name: 'Log out' });
});

test('Escape closes the menu without a choice, and the focus is on its button again', async () => {
  const screen = await openMenu();
  expect(chip(screen).getAttribute('aria-expanded')).toBe('true');
  await screen.user.keyboard('{Escape}');
  await isClosed(screen);
  await waitFor(() => expect(document.activeElement).toBe(chip(screen)));
  expect(chip(screen).getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem('theme')).toBeNull();
});

test("the menu's button says how long the plan lasts", async () => {
  const screen = await openMenu();
  expect(chip(screen).textContent).toContain('20 days left');
  expect(chip(screen).querySelector('[data-expired="true"]')).toBeNull();
});

test("the menu's button warns of an expired plan", async () => {
  const user = sampleUser({ isExpired: true, daysRemaining: 0 });
  const screen = await openMenu({ user });
  expect(chip(screen).querySelector('[data-expired="true"]')?.textContent).toBe('Expired');
});

test("a newcomer's 'Expired' is no warning", async () => {
  const user = sampleUser({ isExpired: true, daysRemaining: 0, expiry: 0 });
  const screen = await openMenu({ user });
  expect(within(chip(screen)).getByText('Expired').dataset['expired']).toBe('false');
});

test('the menu has profile, sign-ins, theme, language and log out', async () => {
  const screen = await openMenu();
  const menu = within(screen.getByRole('menu', { name: 'Account menu' }));
  const names = [...menu.getAllByRole('menuitem'), ...menu.getAllByRole('menuitemradio')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual([
    ...['Manage Profile', 'Sign-ins', 'Log out'],
    ...['Light', 'Dark', 'System', 'English', 'বাংলা'],
  ]);
  await expectAccessible();
});

test("'Sign-ins' leads to those of the account", async () => {
  const screen = await openMenu();
  const link = screen.getByRole('menuitem', { name: 'Sign-ins' });
  expect(link.getAttribute('href')).toBe('/account#sign-ins');
});

test("'Log out' ends the session", async () => {
  const screen = await openMenu();
  given(answer(logout, {}));
  await screen.user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(localStorage.getItem('currentUser')).toBeNull());
});
