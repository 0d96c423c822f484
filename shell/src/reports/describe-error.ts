import type { BrowserError, PortalReleasePart } from '@portal/contracts';
import { cleanReport } from '@portal/rules';

const LONGEST_NAME = 60;
const LONGEST_MESSAGE = 300;
const LONGEST_STACK = 1_000;

/** Errors that are not reported: cancelled requests, noise of browsers, and code that is not ours. */
const NOISE = /^AbortError|ResizeObserver loop|^Script error\.?$/;
const FOREIGN = /[a-z-]+-extension:\/\//;

/** The report of an error; null for an error that is not reported. */
export function describeError(error: unknown): BrowserError | null {
  const isError = error instanceof Error;
  const name = isError ? error.name : 'NotAnError';
  const message = isError ? error.message : typeof error === 'string' ? error : '';
  const places = isError ? placesOf(error.stack ?? '') : '';
  if (NOISE.test(name) || NOISE.test(message) || FOREIGN.test(isError ? (error.stack ?? '') : ''))
    return null;
  return {
    part: partOf(places),
    name: cleanReport(name, LONGEST_NAME),
    message: cleanReport(message, LONGEST_MESSAGE),
    stack: cleanReport(places, LONGEST_STACK),
  };
}

/** Stack lines with one of our files; in some browsers they follow the message. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /\.js:\d+/.test(line))
    .map((line) => line.trim().replaceAll(location.origin, ''))
    .join('\n');
}

function partOf(places: string): PortalReleasePart {
  const [first = ''] = places.split('\n');
  const [, portal] = /\/remotes\/(user-portal|admin-portal)\//.exec(first) ?? [];
  return portal === 'user-portal' || portal === 'admin-portal' ? portal : 'shell';
}
