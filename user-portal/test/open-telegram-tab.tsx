import { type BrandView, getCatalogue, type TelegramLoginRequest } from '@portal/contracts';
import { answer, sampleCatalogue, type Screen, type ScreenOptions } from '@portal/screen-testing';
import { LoginPage } from '../src/features/login/login-page';
import { openPage } from './open-page';

/** Data that Telegram signed. */
export const SIGNED: TelegramLoginRequest = { id: 4711, auth_date: 1, hash: 'x' };

/** Opens the login where the service has this configuration of Telegram. */
export const openLogin = (
  brand: Partial<BrandView>,
  { answers = [], ...options }: ScreenOptions = {},
): Promise<Screen> =>
  openPage(<LoginPage />, {
    answers: [answer(getCatalogue, sampleCatalogue(brand)), ...answers],
    ...options,
  });

/** Opens the login with its tab of Telegram. */
export async function openTelegramTab(brand: Partial<BrandView>, options?: ScreenOptions) {
  const screen = await openLogin(brand, options);
  await screen.user.click(screen.getByRole('tab', { name: 'Login with Telegram' }));
  return screen;
}
