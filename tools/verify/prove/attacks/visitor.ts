/** The answer to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope, or null where the body is none. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** What may be said about a request. */
export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Where it seems to come from; the address of the visitor by default. */
  readonly address?: string;
}

/**
 * A browser that talks to an instance directly, as the edge does: it names the address it comes from, and it
 * keeps cookies as a browser would.
 */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param instance `host:port`; @param address the address the edge would tell. */
  constructor(
    private readonly instance: string,
    private readonly address: string,
  ) {}

  /** The same browser at another instance. */
  at(instance: string): Visitor {
    const same = new Visitor(instance, this.address);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    return same;
  }

  /** Its cookie of a name, without the `__Host-` of production; undefined for none. */
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

/** How often each answer came, `24 x 401 sessions/wrong-credentials, …`. */
export function countAnswers(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const status = statusOf(answer);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
}
