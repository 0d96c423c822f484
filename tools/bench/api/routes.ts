import openApi from '../../../bff/openapi.json' with { type: 'json' };

/** Whose cookie or key a route takes. */
export type Audience = 'subscriber' | 'admin' | 'bot' | 'everybody';

/** A route that is read. */
export interface ReadRoute {
  /** As the contract has it. */
  readonly template: string;
  readonly path: string;
  readonly audience: Audience;
}

/** What stands for a parameter of a route. */
const given = (userId: number): Readonly<Record<string, string>> => ({
  ...{ id: String(userId), ott: 'netflix', status: 'completed', query: String(userId) },
  ...{ page: '1', limit: '20' },
});

/** Event streams do not end. */
const STREAM = /\/stream$/;
/** One that lists tasks takes the words of its own. */
const audienceOf = (template: string): Audience => {
  if (template.startsWith('/api/admin/')) return 'admin';
  if (template.startsWith('/api/bot/')) return 'bot';
  return template.startsWith('/api/user/') || template === '/api/session'
    ? 'subscriber'
    : 'everybody';
};

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** All reads of the contract whose parameters can be given, and those that are left out. */
export function readRoutes(userId: number): { asked: ReadRoute[]; left: string[] } {
  const values = given(userId);
  const [asked, left]: [ReadRoute[], string[]] = [[], []];
  for (const [template, operations] of Object.entries(openApi.paths)) {
    if (!template.startsWith('/api/') || !('get' in operations)) continue;
    const parameters = ((operations.get as { parameters?: Parameter[] }).parameters ?? []).filter(
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
