import { LANGUAGE_COOKIE, type PageLanguage } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';

/** The language of a page: that of the cookie, otherwise the browser's first one if it is supported. */
export function pageLanguage({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): PageLanguage {
  const stored = cookies[LANGUAGE_COOKIE];
  if (stored === 'en' || stored === 'bn') return stored;
  return /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en';
}
