import {
  type Call,
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  type HttpMethod,
} from '@portal/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { settle } from '../settle';
import { record, type SentRequest } from './requests';

/** What the service does with the requests of one call. Of several for a call the latest counts. */
export type Answer = HttpHandler;

type AnyCall<Body, Response extends object> = Call<string, Body, Response>;

const HANDLER_OF = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const satisfies Record<HttpMethod, unknown>;

/** Answers each request of a call, in the way of `respond`. */
function onCall<Body>(
  call: AnyCall<Body, object>,
  respond: (request: SentRequest<Body>) => Response | Promise<Response>,
  once = false,
): Answer {
  return HANDLER_OF[call.method](
    call.path,
    async ({ request, params }) =>
      respond((await record(call, request, params)) as SentRequest<Body>),
    { once },
  );
}

/** The payload of an answer, or a function that makes it from the request. */
type Reply<Body, Payload> = Payload | ((request: SentRequest<Body>) => Payload);

/** The answer in the envelope of the service. */
function envelope<Body, Payload extends object>(
  reply: Reply<Body, Payload>,
  request: SentRequest<Body>,
): Response {
  const payload = typeof reply === 'function' ? reply(request) : reply;
  return HttpResponse.json({ success: true, ...payload });
}

/** Answers a call. */
export function answer<Body, Payload extends object>(
  call: AnyCall<Body, Payload>,
  reply: Reply<Body, NoInfer<Payload>>,
): Answer {
  return onCall(call, (request) => envelope(reply, request));
}

/** Refuses a call as the service does. @param message default: the text of the catalogue. */
export function refuse(
  call: AnyCall<unknown, object>,
  code: ErrorCode,
  { message, retryAfter }: { readonly message?: string; readonly retryAfter?: number } = {},
): Answer {
  const { status, text } = ERROR_CATALOGUE[code];
  const failure: Failure = {
    ...{ success: false, code, requestId: 'screen-test' },
    message: message ?? text,
  };
  const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', `${retryAfter}`]]);
  return onCall(call, () => HttpResponse.json({ ...failure }, { status, headers }));
}

/** Never answers a call. */
export function never(call: AnyCall<unknown, object>): Answer {
  return onCall(call, () => new Promise<never>(() => undefined));
}

/** The connection breaks at each request of a call. */
export function disconnect(call: AnyCall<unknown, object>): Answer {
  return onCall(call, () => HttpResponse.error());
}

/** The connection breaks at the first request of a call. An answer given before this one takes the others. */
export function disconnectOnce(call: AnyCall<unknown, object>): Answer {
  return onCall(call, () => HttpResponse.error(), true);
}

/** Answers with a page of HTML, as a proxy in front of the service does. */
export function answerHtml(call: AnyCall<unknown, object>): Answer {
  return onCall(call, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }));
}

const ROUND_TRIP = '/screen-test/round-trip';

/** Answers the round trip of `hold`. */
export const roundTrip: Answer = http.get(ROUND_TRIP, () => new HttpResponse());

/** An answer that the screen gets only when the test releases it. */
export interface HeldAnswer {
  readonly answer: Answer;
  /** Resolves when the first request has arrived. */
  readonly asked: Promise<void>;
  /** Releases the answers of all requests, also of later ones. Resolves when the screen has handled them. */
  release(): Promise<void>;
}

/** Holds the answers of a call back, as a slow connection does. */
export function hold<Body, Payload extends object>(
  call: AnyCall<Body, Payload>,
  reply: Reply<Body, NoInfer<Payload>>,
): HeldAnswer {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrive = (): void => undefined;
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  return {
    answer: onCall(call, async (request) => {
      // Made at once, because the service had this state when the request arrived.
      const made = envelope(reply, request);
      arrive();
      await released;
      return made;
    }),
    asked,
    release: async () => {
      release();
      // An answer that was sent later arrives later.
      await fetch(new URL(ROUND_TRIP, window.location.href));
      await settle();
    },
  };
}
