import type { Call } from '@portal/contracts';
import { http, HttpResponse } from 'msw';
import type { Answer } from './answers';
import { record } from './requests';

/** A stream of events that a test writes. */
export interface OpenStream<Event> {
  readonly answer: Answer;
  /** Sends an event to every screen that follows the stream. */
  send(event: Event): void;
}

/** Answers a stream of server-sent events. @param first the event that each new follower gets at once. */
export function stream<Event extends object>(
  call: Call<string, void, Event>,
  first?: Event,
): OpenStream<Event> {
  const followers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const write = (follower: ReadableStreamDefaultController<Uint8Array>, event: Event): void =>
    follower.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  return {
    answer: http.get(call.path, async ({ request, params }) => {
      await record(call, request, params);
      const body = new ReadableStream<Uint8Array>({
        start: (follower) => {
          followers.add(follower);
          request.signal.addEventListener('abort', () => followers.delete(follower));
          if (first) write(follower, first);
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
    send: (event) => followers.forEach((follower) => write(follower, event)),
  };
}
