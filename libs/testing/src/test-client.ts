import { buildPath, type Call, type Envelope, type PathParams } from '@portal/contracts';

/** One request as `fastify.inject` takes it. */
export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | object;
  /** Address the request seems to come from. */
  readonly remoteAddress?: string;
}

/** One answer as `fastify.inject` gives it. */
export interface RawAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly payload: string;
  readonly cookies: readonly SetCookie[];
}

/** A cookie as the answer set it. */
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

/** Asks a server in process. */
export type Inject = (request: RawRequest) => Promise<RawAnswer>;

/** An answer of the service, read. */
export interface TestAnswer<Payload extends object> {
  readonly status: number;
  readonly headers: RawAnswer['headers'];
  readonly cookies: readonly SetCookie[];
  readonly text: string;
  readonly body: Envelope<Payload>;
  /** Code of a refusal, null for success. */
  readonly code: string | null;
  /** The answer of a success. @throws Error with the whole answer otherwise. */
  payload(): Payload;
}

/** What a call carries. */
export interface TestCall<Path extends string, Request> {
  readonly params?: PathParams<Path>;
  readonly query?: Readonly<Record<string, string>>;
  /** Whatever a client could send; typed where it is right. */
  readonly body?: Request | object;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/** A browser or machine that calls the service: keeps cookies, sends fixed headers. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly inject: Inject,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Sends a call of the contract. */
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

  /** Sends anything. */
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
