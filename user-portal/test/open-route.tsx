import { Route, Routes } from '@portal/router';
import { sampleUser, type ScreenOptions } from '@portal/screen-testing';
import type { ReactElement } from 'react';
import { openPage } from './open-page';

/**
 * Opens one page at its address, by default as a subscriber. No other page is loaded, so a change of another one
 * does not concern the spec. All other addresses have an empty page.
 */
export const openRoute = (
  route: string,
  page: ReactElement,
  options: ScreenOptions,
): ReturnType<typeof openPage> =>
  openPage(
    <Routes>
      <Route path={route} element={page} />
      <Route path="*" element={<main />} />
    </Routes>,
    { session: { user: sampleUser() }, ...options },
  );
