import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type Answer, roundTrip } from './answers';
import { forgetRequests } from './requests';

const unexpected: string[] = [];

const server = setupServer(
  roundTrip,
  http.all('*', ({ request }) => {
    unexpected.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.error();
  }),
);

/** Starts to answer the requests of this process in place of the service. */
export function startService(): void {
  server.listen();
}

/** Ends it. */
export function stopService(): void {
  server.close();
}

/** Sets how the service answers calls from now on. */
export function given(...answers: readonly Answer[]): void {
  // The first handler that matches answers, so the latest of several for a call must come first.
  server.use(...answers.toReversed());
}

/** Forgets all answers and requests. @returns the requests that had no answer, as `GET /api/…`. */
export function resetService(): readonly string[] {
  server.resetHandlers();
  forgetRequests();
  return unexpected.splice(0);
}
