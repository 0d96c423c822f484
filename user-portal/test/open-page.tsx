import { getCatalogue, getUser, getUserNotices } from '@portal/contracts';
import {
  answer,
  openScreen,
  sampleCatalogue,
  type Screen,
  type ScreenOptions,
} from '@portal/screen-testing';
import type { ReactElement } from 'react';

const NO_NOTICES = { notices: [], unread: 0, next: null };

/** Opens a page of subscribers. The service knows the signed-in user, its name, its plans and a bKash number. */
export function openPage(
  page: ReactElement,
  { answers = [], session = {}, ...options }: ScreenOptions = {},
): Promise<Screen> {
  const { user } = session;
  return openScreen(page, {
    answers: [
      answer(getCatalogue, sampleCatalogue()),
      ...(user ? [answer(getUser, { user }), answer(getUserNotices, NO_NOTICES)] : []),
      ...answers,
    ],
    session,
    ...options,
  });
}
