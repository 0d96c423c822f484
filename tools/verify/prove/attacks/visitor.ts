/** The answer to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope, or null when the body has another format. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Options of a request. */
export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** Client address of the request. Default: the address of the visitor. */
  readonly address?: string;
}

/**
 * A browser that talks to an instance directly, in the role of the edge: it sends the client address in a
 * header, and it stores cookies as a browser does.
 */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param instance `host:port`; @param address the client address that the edge would send. */
  constructor(
    private readonly instance: string,
    private readonly address: string,
  ) {}

  /** The same browser, at another instance. */
  at(instance: string): Visitor {
    const same = new Visitor(instance, this.address);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    return same;
  }

  /** The value of a cookie, named without the `__Host-` prefix of production; undefined when missing. */
  cookie(name: string): string | undefined {
    return this.cookies.get(`__Host-${name}`);
  }

  get(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.send('GET', path, options);
  }

  post(path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    return this.send('POST', path, { ...options, body });
  }

  async send(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { headers = {}, body, address = this.address } = options;
    const sent =
      body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await fetch(`http://${this.instance}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.written() } : {}),
        ...headers,
      },
      ...sent,
    });
    this.remember(answer.headers.getSetCookie());
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: readEnvelope(text) };
  }

  private written(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private remember(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function readEnvelope(text: string): Answer['body'] {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}

/** `200`, or `429 sessions/locked`. */
export function statusOf({ status, body }: Answer): string {
  const code = body?.['code'];
  return typeof code === 'string' ? `${status} ${code}` : String(status);
}

/** The number of each answer, `24 x 401 sessions/wrong-credentials, …`. */
export function countAnswers(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const status = statusOf(answer);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}
