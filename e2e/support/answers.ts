import {
  type Call,
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  type Success,
} from '@portal/contracts';
import type { Page, Route } from '@playwright/test';

type AnyCall<Response extends object> = Call<string, unknown, Response>;

/** Deals with every request of a call, whatever stands in its path; those of other methods pass. */
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
        ? // The journey may be over while an answer is on its way.
          handle(route).catch(() => undefined)
        : route.fallback(),
  );
}

/** The page is answered this, as the service would. */
export function answerWith<Response extends object>(
  page: Page,
  call: AnyCall<Response>,
  payload: Response,
): Promise<void> {
  const json: Success<Response> = { success: true, ...payload };
  return onCall(page, call, (route) => route.fulfill({ json }));
}

/** The service answers, and the page gets a changed answer. */
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

/** The page is refused as the service refuses. */
export function refuseWith(page: Page, call: AnyCall<object>, code: ErrorCode): Promise<void> {
  const { status, text } = ERROR_CATALOGUE[code];
  const json: Failure = { success: false, code, message: text, requestId: 'journey' };
  return onCall(page, call, (route) => route.fulfill({ status, json }));
}

/** The page is refused the first time, as the service refuses; then the service answers. */
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

/** What stands before the service answers instead of it, with a page of its own. */
export function answerNoEnvelope(page: Page, call: AnyCall<object>): Promise<void> {
  return onCall(page, call, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
}

/** The connection is lost for this call. @returns how to bring it back. */
export async function loseConnection(page: Page, call: AnyCall<object>): Promise<() => void> {
  let isLost = true;
  await onCall(page, call, (route) => (isLost ? route.abort() : route.fallback()));
  return () => {
    isLost = false;
  };
}

/** One event of a stream, after which the line is closed; the browser asks again after `retryMs`. */
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
