import { buildPath, type Call, type Envelope, type PathParams } from '@portal/contracts';

/** A request in the format of `fastify.inject`. */
export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | object;
  /** Client address that the request pretends to have. */
  readonly remoteAddress?: string;
}

/** An answer in the format of `fastify.inject`. */
export interface RawAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly payload: string;
  readonly cookies: readonly SetCookie[];
}

/** A cookie from a Set-Cookie header. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: string;
  readonly domain?: string;
  readonly expires?: Date;
}

/** Sends a request to a server in this process. */
export type Inject = (request: RawRequest) => Promise<RawAnswer>;

/** A parsed answer of the service. */
export interface TestAnswer<Payload extends object> {
  readonly status: number;
  readonly headers: RawAnswer['headers'];
  readonly cookies: readonly SetCookie[];
  readonly text: string;
  readonly body: Envelope<Payload>;
  /** Error code of a refusal; null for success. */
  readonly code: string | null;
  /**
   * The payload of a success.
   * @throws Error with the whole answer otherwise.
   */
  payload(): Payload;
}

/** Options of a call. */
export interface TestCall<Path extends string, Request> {
  readonly params?: PathParams<Path>;
  readonly query?: Readonly<Record<string, string>>;
  /** Also accepts invalid bodies, to test refusals; the type helps with valid ones. */
  readonly body?: Request | object;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** A browser or machine that calls the service: stores cookies, sends fixed headers. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly inject: Inject,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Sends a call that is declared in the contract. */
  async send<Path extends string, Request, Payload extends object>(
    call: Call<Path, Request, Payload>,
    { params, query, body, headers, remoteAddress }: TestCall<Path, Request> = {},
  ): Promise<TestAnswer<Payload>> {
    const path = params ? buildPath(call.path, params) : call.path;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return this.request<Payload>({
      method: call.method,
      url: path + search,
      headers,
      payload: body as object | undefined,
      remoteAddress,
    });
  }

  /** Sends any request. */
  async request<Payload extends object = object>(
    request: RawRequest,
  ): Promise<TestAnswer<Payload>> {
    const answer = await this.inject({
      ...request,
      headers: { ...this.headers, ...this.cookieHeader(), ...request.headers },
    });
    this.keepCookies(answer.cookies);
    return read<Payload>(answer);
  }

  private cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private keepCookies(cookies: readonly SetCookie[]): void {
    for (const { name, value } of cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function read<Payload extends object>(answer: RawAnswer): TestAnswer<Payload> {
  const { statusCode: status, headers, cookies, payload: text } = answer;
  const body = parse<Payload>(text);
  return {
    status,
    headers,
    cookies,
    text,
    body,
    code: body.success ? null : body.code,
    payload() {
      if (!body.success) throw new Error(`Answered ${status}: ${text}`);
      return body;
    },
  };
}

function parse<Payload extends object>(text: string): Envelope<Payload> {
  try {
    return JSON.parse(text) as Envelope<Payload>;
  } catch {
    return { success: false, message: text, code: 'not-json', requestId: '' };
  }
}
