import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address-of';
import { type Browser, MAX_USER_AGENT_LENGTH } from '../../domain/sessions/browser';
import type { SessionCookies } from '../../platform/security/cookies';

/** The browser a request of a subscriber came from. */
export function browserOf(request: FastifyRequest, cookies: SessionCookies): Browser {
  return {
    oldCookie: cookies.read(request, 'subscriber'),
    address: addressOf(request),
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) || null,
  };
}
