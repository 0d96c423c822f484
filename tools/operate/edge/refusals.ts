import { ERROR_CATALOGUE, type ErrorCode, type Failure } from '@portal/contracts';
import { headerLines } from './header-lines';

/** What the edge refuses by itself, by nginx's status; bodies it got from the bff stay as they are. */
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
 * Has every error of nginx answered in the envelope with these headers. By plain locations: a named
 * one takes no request whose address nginx could not read. Their `return` comes before any limit or
 * denied address is looked at, so a refusal is never refused again.
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

function placeOf(code: ErrorCode): string {
  return `/_refusal/${ERROR_CATALOGUE[code].status}`;
}
