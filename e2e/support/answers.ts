import {
  type Call,
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  type Success,
} from '@portal/contracts';
import type { Page, Route } from '@playwright/test';

type AnyCall<Response extends object> = Call<string, unknown, Response>;

/** Handles all requests of a call, for any path parameters. Requests with another method continue. */
async function onCall(
  page: Page,
  { method, path }: AnyCall<object>,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  const address = new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
  await page.route(
    ({ pathname }) => address.test(pathname),
    (route) =>
      route.request().method() === method
        ? // The journey may have ended before the answer arrives.
          handle(route).catch(() => undefined)
        : route.fallback(),
  );
}

/** Mocks the answer of a call, in the envelope of the service. */
export function answerWith<Response extends object>(
  page: Page,
  call: AnyCall<Response>,
  payload: Response,
): Promise<void> {
  const json: Success<Response> = { success: true, ...payload };
  return onCall(page, call, (route) => route.fulfill({ json }));
}

/** Lets the service answer and changes the answer. */
export function changeAnswers<Response extends object>(
  page: Page,
  call: AnyCall<Response>,
  change: (payload: Response, asked: URLSearchParams) => Response,
): Promise<void> {
  return onCall(page, call, async (route) => {
    const response = await route.fetch();
    const { searchParams } = new URL(route.request().url());
    const json = change((await response.json()) as Success<Response>, searchParams);
    await route.fulfill({ response, json: { success: true, ...json } });
  });
}

/** Mocks a refusal of the service. */
export function refuseWith(page: Page, call: AnyCall<object>, code: ErrorCode): Promise<void> {
  const { status, text } = ERROR_CATALOGUE[code];
  const json: Failure = { success: false, code, message: text, requestId: 'journey' };
  return onCall(page, call, (route) => route.fulfill({ status, json }));
}

/** Refuses the first request as the service does. Later requests reach the service. */
export function refuseOnceWith(page: Page, call: AnyCall<object>, code: ErrorCode): Promise<void> {
  const { status, text } = ERROR_CATALOGUE[code];
  const json: Failure = { success: false, code, message: text, requestId: 'journey' };
  let isFirst = true;
  return onCall(page, call, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status, json });
  });
}

/** Aborts the requests of this call. @returns a function that restores the connection. */
export async function loseConnection(page: Page, call: AnyCall<object>): Promise<() => void> {
  let isLost = true;
  await onCall(page, call, (route) => (isLost ? route.abort() : route.fallback()));
  return () => {
    isLost = false;
  };
}

/** Sends one event of a stream, then closes it. The browser reconnects after `retryMs` milliseconds. */
export function tellOnce<Response extends object>(
  page: Page,
  call: AnyCall<Response>,
  payload: Response,
  retryMs = 600_000,
): Promise<void> {
  return onCall(page, call, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: ${retryMs}\ndata: ${JSON.stringify(payload)}\n\n`,
    }),
  );
}
