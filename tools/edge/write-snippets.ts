import {
  ERROR_CATALOGUE,
  type ErrorCode,
  type Failure,
  pagePolicy,
  protectiveHeaders,
  REPORTING_ENDPOINTS,
} from '@portal/contracts';

const NOTE = '# Written by `npm run edge` from libs/contracts; a test fails when it is stale.';

/** What the edge refuses by itself, by nginx's status; bodies it got from the bff stay as they are. */
const REFUSALS: readonly (readonly [nginxStatuses: readonly number[], code: ErrorCode])[] = [
  [[400, 408, 411, 414, 431, 494], 'request/invalid'],
  [[403, 404, 405, 416], 'request/not-found'],
  [[413], 'request/too-large'],
  [[429], 'request/too-many'],
  [[500, 502, 503, 504], 'service/unavailable'],
];

/**
 * The parts of the edge's configuration that the service decides, by file name below
 * docker/edge/generated. Production only: with TLS, and with Telegram, which production demands.
 */
export function writeSnippets(): Readonly<Record<string, string>> {
  const { 'cache-control': ownCaching = '', ...headers } = protectiveHeaders(true);
  const page = {
    ...headers,
    'content-security-policy': pagePolicy({ telegram: true }),
    'reporting-endpoints': REPORTING_ENDPOINTS,
  };
  return {
    'file-headers.conf': snippet(headerLines(headers)),
    'page-headers.conf': snippet(headerLines(page)),
    'refusals.conf': snippet([
      ...REFUSALS.flatMap(([statuses, code]) => [
        `error_page ${statuses.join(' ')} =${ERROR_CATALOGUE[code].status} ${placeOf(code)};`,
      ]),
      ...REFUSALS.flatMap(([, code]) => refusal(code, { ...headers, 'cache-control': ownCaching })),
    ]),
  };
}

function refusal(code: ErrorCode, headers: Readonly<Record<string, string>>): string[] {
  const { status, text } = ERROR_CATALOGUE[code];
  const failure: Failure = {
    success: false,
    message: text,
    code,
    requestId: '$edge_request_id',
  };
  return [
    `location ${placeOf(code)} {`,
    ...[
      // Otherwise the type would follow from the ending of what was asked for.
      'types {}',
      'default_type application/json;',
      ...headerLines(headers),
      ...(status === 429 || status === 503 ? ['add_header retry-after 1 always;'] : []),
      `return ${status} '${JSON.stringify(failure)}';`,
    ].map((line) => `    ${line}`),
    '}',
  ];
}

/** A named location keeps method and address of the request as they were. */
function placeOf(code: ErrorCode): string {
  return `@${code.replace('/', '-')}`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  return [...lines, 'add_header x-request-id $edge_request_id always;'];
}

function snippet(lines: readonly string[]): string {
  return `${[NOTE, ...lines].join('\n')}\n`;
}
