import { readFile } from 'node:fs/promises';
import { inWorkspace } from '../../../shared/workspace';

/** The audience whose cookie or key a route needs. */
export type Audience = 'subscriber' | 'admin' | 'bot' | 'everybody';

/** A GET route of the benchmark. */
export interface ReadRoute {
  /** Path in the contract. */
  readonly template: string;
  readonly path: string;
  readonly audience: Audience;
}

/** Whom and what the routes with parameters are asked about. */
interface ReadSubjects {
  readonly userId: number;
  /** A notice of the user. */
  readonly noticeId: string;
}

/** Values of the route parameters. */
const given = ({ userId, noticeId }: ReadSubjects): Readonly<Record<string, string>> => ({
  ...{ id: String(userId), ott: 'netflix', status: 'completed', query: String(userId) },
  ...{ page: '1', limit: '20', noticeId, language: 'en' },
});

/** Reads of screens that are a route with other parameters. */
const more = ({ userId }: ReadSubjects): ReadRoute[] => [
  {
    // The bell counts unread notices by the shortest page.
    template: '/api/user/{id}/notices?limit=1',
    path: `/api/user/${userId}/notices?limit=1`,
    audience: 'subscriber',
  },
];

/** Event streams never end. */
const STREAM = /\/stream$/;
const audienceOf = (template: string): Audience => {
  if (template.startsWith('/api/admin/')) return 'admin';
  if (template.startsWith('/api/bot/')) return 'bot';
  const ofSubscriber = ['/api/user/', '/api/session', '/api/notice/'];
  return ofSubscriber.some((beginning) => template.startsWith(beginning))
    ? 'subscriber'
    : 'everybody';
};

interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: Parameter[] } }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** All GET routes of the contract whose parameters are known, and the routes that are left out. */
export async function readRoutes(
  subjects: ReadSubjects,
): Promise<{ asked: ReadRoute[]; left: string[] }> {
  const openApi = JSON.parse(await readFile(inWorkspace('bff/openapi.json'), 'utf8')) as OpenApi;
  const values = given(subjects);
  const [asked, left]: [ReadRoute[], string[]] = [more(subjects), []];
  for (const [template, { get }] of Object.entries(openApi.paths)) {
    if (!template.startsWith('/api/') || !get) continue;
    const parameters = (get.parameters ?? []).filter(
      ({ name, required }) => required === true || (name in values && name !== 'status'),
    );
    if (STREAM.test(template) || parameters.some(({ name }) => !(name in values))) {
      left.push(template);
      continue;
    }
    const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
    const query = new URLSearchParams(
      parameters.filter((one) => one.in === 'query').map(({ name }) => [name, values[name] ?? '']),
    ).toString();
    asked.push({
      template,
      path: query === '' ? path : `${path}?${query}`,
      audience: audienceOf(template),
    });
  }
  return { asked, left };
}
