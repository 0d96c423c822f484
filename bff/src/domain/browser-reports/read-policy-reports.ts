import { type Screen, screenOf } from '@portal/contracts';

/** Directives of our policy; all others count as 'other'. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src'],
  ...['style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src', 'frame-src'],
  ...['manifest-src', 'worker-src', 'object-src', 'base-uri', 'frame-ancestors', 'form-action'],
] as const;

/** Kind of blocked content; the address itself may identify a user or an extension. */
type BlockedKind = 'inline' | 'eval' | 'own' | 'other-origin' | 'data' | 'extension' | 'other';

/** One blocked request or script. */
export interface PolicyViolation {
  readonly directive: (typeof DIRECTIVES)[number] | 'other';
  readonly blocked: BlockedKind;
  readonly screen: Screen;
}

/** Largest number of reports in one request; browsers send a few. */
const MOST = 10;

/**
 * Parses violation reports of browsers: one object under `csp-report` (report-uri), or a list of reports
 * (Reporting API). Anything else is ignored.
 * @param host our own host, as in the request.
 */
export function readPolicyReports(body: unknown, host: string): PolicyViolation[] {
  const bodies = Array.isArray(body)
    ? body.slice(0, MOST).flatMap((one: unknown) => {
        const isOurs = fieldOf(one, 'type') === 'csp-violation';
        return isOurs ? [fieldOf(one, 'body')] : [];
      })
    : [fieldOf(body, 'csp-report')];
  return bodies.flatMap((one) => {
    const directive = textOf(
      one,
      'effectiveDirective',
      'effective-directive',
      'violated-directive',
    );
    if (directive === null) return [];
    const name = directive.split(' ')[0];
    return [
      {
        directive: DIRECTIVES.find((known) => known === name) ?? 'other',
        blocked: kindOf(textOf(one, 'blockedURL', 'blocked-uri') ?? '', host),
        screen: screenOf(pathOf(textOf(one, 'documentURL', 'document-uri') ?? '')),
      },
    ];
  });
}

function kindOf(blocked: string, host: string): BlockedKind {
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  if (/^(data|blob)(:|$)/.test(blocked)) return 'data';
  if (/^[a-z]+(-[a-z]+)*-extension(:|$)/.test(blocked)) return 'extension';
  if (!URL.canParse(blocked)) return 'other';
  return new URL(blocked).host === host ? 'own' : 'other-origin';
}

const pathOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname : '';

function fieldOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (Object.getOwnPropertyDescriptor(value, name)?.value as unknown) : undefined;
}

function textOf(value: unknown, ...names: readonly string[]): string | null {
  const found = names.map((name) => fieldOf(value, name)).find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : null;
}
