import { getCatalogue, getUser } from '@portal/contracts';
import {
  answer,
  openScreen,
  sampleCatalogue,
  type Screen,
  type ScreenOptions,
} from '@portal/screen-testing';
import type { ReactElement } from 'react';

/** Opens a page of subscribers. The service knows the signed-in user, its name, its plans and a bKash number. */
export function openPage(
  page: ReactElement,
  { answers = [], session = {}, ...options }: ScreenOptions = {},
): Promise<Screen> {
  const { user } = session;
  return openScreen(page, {
    answers: [
      answer(getCatalogue, sampleCatalogue()),
      ...(user ? [answer(getUser, { user })] : []),
      ...answers,
    ],
    session,
    ...options,
  });
}
