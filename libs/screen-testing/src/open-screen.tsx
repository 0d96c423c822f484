import type { UserView } from '@portal/contracts';
import { createQueryClient, QueryClientProvider } from '@portal/query';
import { BrowserRouter } from '@portal/router';
import { LOCAL_KEYS, SESSION_KEYS, SessionProvider } from '@portal/session';
import { type Language, PortalThemeProvider, pickedLanguage, ToastHost } from '@portal/ui';
import { act, render, screen as queries, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import type { Answer } from './service/answers';
import { given } from './service/server';

/** How a screen is opened. */
export interface ScreenOptions {
  /** Address of the page with its query. Default: '/'. */
  readonly path?: string;
  /** Who is signed in. Default: nobody. */
  readonly session?: { readonly user?: UserView; readonly isAdmin?: boolean };
  /** What the service answers. A request without an answer fails the test. */
  readonly answers?: readonly Answer[];
  /** Default: English. */
  readonly language?: Language;
  /** Stops the clock at this time (ISO 8601). Let `passTime` move it. Default: the real clock. */
  readonly clock?: string;
}

/**
 * What a stopped clock leaves alone: promises, streams and React's schedule go on. It stops timeouts, intervals
 * and the date.
 */
const GOES_ON = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];

/**
 * Opens a screen or a whole portal as the shell does: with its router, query cache, session, theme and toasts.
 * Resolves when the screen shows its first content.
 */
export async function openScreen(element: ReactElement, options: ScreenOptions = {}) {
  const { path = '/', session = {}, answers = [], language = 'en', clock } = options;
  if (clock !== undefined) jest.useFakeTimers({ now: new Date(clock), doNotFake: [...GOES_ON] });
  window.history.replaceState(null, '', path);
  if (session.user) localStorage.setItem(LOCAL_KEYS.currentUser, JSON.stringify(session.user));
  if (session.isAdmin) sessionStorage.setItem(SESSION_KEYS.isAdminAuthenticated, 'true');
  pickedLanguage.write(language);
  document.documentElement.lang = language;
  document.title = 'Screen';
  given(...answers);

  const queryClient = createQueryClient();
  // The pause before a retry is no part of any requirement, and each test of a failure would wait for it.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  const page = (
    <PortalThemeProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider onIdentityChange={() => queryClient.clear()}>
            <Suspense fallback={null}>{element}</Suspense>
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
    </PortalThemeProvider>
  );
  // Awaited, because texts of another language are loaded first.
  const { container } = await act(async () => render(page));
  // The first element is of the toasts, which are always there.
  await waitFor(() => expect(container.childElementCount).toBeGreaterThan(1));
  return {
    ...queries,
    user: userEvent.setup({ delay: null }),
    /** Lets time pass for a stopped clock, in ms. */
    passTime: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

/** A screen that a test has opened. */
export type Screen = Awaited<ReturnType<typeof openScreen>>;
