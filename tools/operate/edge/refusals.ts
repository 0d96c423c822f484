import { ERROR_CATALOGUE, type ErrorCode, type Failure } from '@portal/contracts';
import { headerLines } from './header-lines';

/** Errors of the edge itself, by nginx's status. Error bodies from the bff are not changed. */
const REFUSALS: readonly (readonly [nginxStatuses: readonly number[], code: ErrorCode])[] = [
  [
    [400, 402, 406, 408, 409, 411, 412, 414, 415, 421, 431, 494, 495, 496, 497, 501, 505],
    'request/invalid',
  ],
  [[403, 404, 405, 410, 416], 'request/not-found'],
  [[413], 'request/too-large'],
  [[429], 'request/too-many'],
  [[500, 502, 503, 504, 507], 'service/unavailable'],
];

/**
 * Makes nginx answer all its errors in the envelope, with these headers. It uses plain locations, because a
 * named location cannot handle a request whose address nginx could not parse. Their `return` runs before any
 * limit and address rule, so a refusal is never refused again.
 */
export function refusals(headers: Readonly<Record<string, string>>): string[] {
  return [
    ...REFUSALS.map(
      ([statuses, code]) =>
        `error_page ${statuses.join(' ')} =${ERROR_CATALOGUE[code].status} ${placeOf(code)};`,
    ),
    ...REFUSALS.flatMap(([, code]) => refusal(code, headers)),
  ];
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
    `location = ${placeOf(code)} {`,
    ...[
      'internal;',
      // Otherwise the content type would follow the file extension of the requested path.
      'types {}',
      'default_type application/json;',
      ...headerLines(headers),
      ...(status === 429 || status === 503 ? ['add_header retry-after 1 always;'] : []),
      `return ${status} '${JSON.stringify(failure)}';`,
    ].map((line) => `    ${line}`),
    '}',
  ];
}

function placeOf(code: ErrorCode): string {
  return `/_refusal/${ERROR_CATALOGUE[code].status}`;
}
