import {
  ANSWER_POLICY,
  filePolicy,
  pagePolicy,
  protectiveHeaders,
  REPORTING_ENDPOINTS,
  TELEGRAM_APP_PATH,
  TELEGRAM_SCREENS,
  TELEGRAM_WEB_ORIGIN,
  WORKER_PATH,
} from '@portal/contracts';
import { headerLines, quoted } from './header-lines';
import { refusals } from './refusals';
import { routeMap } from './route-map';

const NOTE =
  '# Written by `npm run operate -- edge` from libs/contracts; a test fails when it is stale.';

/**
 * The parts of the edge's configuration that follow from the service, by file name below
 * docker/edge/generated. Only for production: with TLS, and with Telegram, which production requires.
 */
export function writeSnippets(): Readonly<Record<string, string>> {
  const { 'cache-control': _ownCaching, ...headers } = protectiveHeaders(true);
  const page = {
    ...headers,
    'content-security-policy': '$page_policy',
    'x-frame-options': '$page_framing',
    'reporting-endpoints': REPORTING_ENDPOINTS,
  };
  return {
    'file-headers.conf': snippet(
      headerLines({ ...headers, 'content-security-policy': '$file_policy' }),
    ),
    'page-headers.conf': snippet(headerLines(page)),
    'page-policies.conf': snippet(pagePolicies()),
    'refusals.conf': snippet(refusals(protectiveHeaders(true))),
    // Without TLS the headers must not promise TLS.
    'plain-refusals.conf': snippet(refusals(protectiveHeaders(false))),
    'routes.conf': snippet(routeMap()),
  };
}

/**
 * The content security policy of a page by its path. Only the login screen may load Telegram's script, only
 * the Mini App's entry may be framed. That path is a pattern, because nginx compares plain texts without
 * case. It leaves a header with an empty value out.
 */
function pagePolicies(): string[] {
  const appFrame = TELEGRAM_WEB_ORIGIN;
  const appPattern = `"~^${TELEGRAM_APP_PATH}$"`;
  const policyOf = (path: string): string =>
    `"${quoted(pagePolicy({ telegram: true, path, appFrame }))}"`;
  return [
    'map $requested_path $page_policy {',
    `    default ${policyOf('')};`,
    ...TELEGRAM_SCREENS.map((path) => `    ${path} ${policyOf(path)};`),
    `    ${appPattern} ${policyOf(TELEGRAM_APP_PATH)};`,
    '}',
    'map $requested_path $file_policy {',
    `    default "${ANSWER_POLICY}";`,
    `    ${WORKER_PATH} "${filePolicy(WORKER_PATH)}";`,
    '}',
    'map $requested_path $page_framing {',
    '    default DENY;',
    `    ${appPattern} "";`,
    '}',
  ];
}

function snippet(lines: readonly string[]): string {
  return `${[NOTE, ...lines].join('\n')}\n`;
}
