import type { FastifyRequest } from 'fastify';
import { type Browser, MAX_USER_AGENT_LENGTH } from '../../domain/sessions/browser';
import type { SessionCookies } from '../../platform/security/cookies';

/** The browser a request of an administrator came from. */
export function browserOf(request: FastifyRequest, cookies: SessionCookies): Browser {
  return {
    oldCookie: cookies.read(request, 'admin'),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) || null,
  };
}
