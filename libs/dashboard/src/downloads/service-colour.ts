import { serviceKey } from '@portal/rules';

// Fixed colours of these five services. All others get the default.
const BADGE_COLOURS: readonly (readonly [service: string, colour: string])[] = [
  ['netflix', '#E50914'],
  ['amazon', '#00A8E1'],
  ['disney', '#3B5BDB'],
  ['hulu', '#1CB86A'],
  ['youtube', '#FF5A1F'],
];

/** Badge colour of a service that has no colour of its own. */
export const DEFAULT_SERVICE_COLOUR = '#7C8595';

/** Badge colour of a streaming service. 'Amazon Prime' gets the colour of amazon. */
export function serviceColour(name: string): string {
  const key = serviceKey(name);
  return BADGE_COLOURS.find(([service]) => key.startsWith(service))?.[1] ?? DEFAULT_SERVICE_COLOUR;
}
