import * as contracts from '@portal/contracts';

/** Replaces unknown paths in the log, as in the service's log (bff/src/platform/http/route-of.ts). */
const UNMATCHED = 'unmatched';

/** Other paths that the edge serves or knows. The other paths of the bff are calls of the contract. */
const OTHERS = [
  '/uploads/:file',
  '/health/live',
  '/health/ready',
  '/metrics',
  '/assets/:file',
  '/remotes/:portal/:version/:file',
  '/icons/:file',
] as const;

/** Files in the root: `/releases.json`, `/favicon.svg`. */
const BESIDE_THE_PAGE = '/:file';

/** Path templates of all calls, screens and files. */
export function routeTemplates(): string[] {
  const calls = Object.values(contracts).flatMap((value: unknown) =>
    isCall(value) ? [value.path] : [],
  );
  return [...new Set([...calls, ...contracts.SCREENS, ...OTHERS])].sort(byPlainWords);
}

/**
 * nginx's map from the requested path to its template. An unknown path becomes `unmatched`, because it may
 * contain a code that a user typed.
 */
export function routeMap(): string[] {
  const templates = routeTemplates();
  const plain = templates.filter((template) => !template.includes(':'));
  const withParts = templates.filter((template) => template.includes(':'));
  return [
    'map $requested_path $route {',
    `    default ${UNMATCHED};`,
    ...plain.map((template) => `    ${template} ${template};`),
    ...withParts.map((template) => `    "~${patternOf(template)}" ${template};`),
    // Last: only a name with an extension is a file.
    String.raw`    "~^/[^/]+\.[a-z0-9]{1,16}$" ${BESIDE_THE_PAGE};`,
    '}',
  ];
}

/**
 * The pattern of a template. A file name may contain folders; any other part is between two slashes. A screen
 * may end with a slash.
 */
function patternOf(template: string): string {
  const parts = template.replace(/:file$/, '.+').replaceAll(/:[A-Za-z]+/g, '[^/]+');
  return `^${parts}${isScreen(template) ? '/?' : ''}$`;
}

function isScreen(template: string): boolean {
  return contracts.SCREENS.some((screen) => screen === template);
}

function isCall(value: unknown): value is { readonly path: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    typeof value.path === 'string' &&
    value.path.startsWith('/')
  );
}

/** Fixed words come before parameters, because the first matching pattern wins. */
function byPlainWords(one: string, other: string): number {
  const key = (template: string): string => template.replaceAll(':', '~');
  return key(one) < key(other) ? -1 : 1;
}
