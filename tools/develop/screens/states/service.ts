import {
  type Call,
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  getServedContracts,
  type Success,
} from '@portal/contracts';
import type { Page, Route } from '@playwright/test';

type AnyCall<Response extends object> = Call<string, unknown, Response>;

/** How the service handles one call while a state is shown. */
export interface Reply {
  readonly call: AnyCall<object>;
  readonly handle: (route: Route) => Promise<void>;
}

/** The service answers. Streams send one event and stay quiet. */
export function says<Response extends object>(call: AnyCall<Response>, payload: Response): Reply {
  const json: Success<Response> = { success: true, ...payload };
  const handle = (route: Route): Promise<void> =>
    call.isEventStream
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: `retry: 600000\ndata: ${JSON.stringify(payload)}\n\n`,
        })
      : route.fulfill({ json });
  return { call, handle };
}

/** The service refuses, with the text of the catalogue. */
export function refuses(call: AnyCall<object>, code: ErrorCode): Reply {
  const { status, text } = ERROR_CATALOGUE[code];
  const json: Failure = { success: false, code, message: text, requestId: 'picture' };
  return { call, handle: (route) => route.fulfill({ status, json }) };
}

/** The service has a fault. */
export const fails = (call: AnyCall<object>): Reply => refuses(call, 'service/bug');

/** The connection breaks. */
export const loses = (call: AnyCall<object>): Reply => ({
  call,
  handle: (route) => route.abort(),
});

/** The answer does not come. */
export const hangs = (call: AnyCall<object>): Reply => ({
  call,
  handle: () => Promise.resolve(),
});

const addressOf = (path: string): RegExp => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);

/** How late an answer comes, in ms. */
export type Delay = (path: string) => number;

/**
 * Answers every call of a page by a reply; the last one for a call counts. A call without a reply breaks. The running
 * system says itself which contracts it serves.
 */
export async function serveStates(
  page: Page,
  replies: () => readonly Reply[],
  delay: Delay,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== getServedContracts.path,
    async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const reply = replies().findLast(
        ({ call }) => call.method === request.method() && addressOf(call.path).test(pathname),
      );
      const wait = delay(pathname);
      if (wait > 0) await new Promise((settle) => setTimeout(settle, wait));
      // The page may be on its way to the next state.
      await (reply ? reply.handle(route) : route.abort()).catch(() => undefined);
    },
  );
}
