import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';

/** The two kinds of people; each has a cookie of its own, so both may be signed in (goal S23). */
export type Audience = 'subscriber' | 'admin';

const NAMES: Record<Audience, string> = { subscriber: 'portal_session', admin: 'portal_admin' };

/** Reads and writes the session cookies: HttpOnly, Lax, in production `__Host-` and Secure (goal S19). */
@Injectable()
export class SessionCookies {
  private readonly prefix: string;

  constructor(private readonly config: Config) {
    this.prefix = config.isProduction ? '__Host-' : '';
  }

  /** The session id a request carries for an audience, null for none. */
  read(request: FastifyRequest, audience: Audience): string | null {
    return request.cookies[this.prefix + NAMES[audience]] ?? null;
  }

  /** Hands a session id to the browser; it lasts as long as the browser's session store keeps it. */
  write(reply: FastifyReply, audience: Audience, id: string, expires: Date): void {
    reply.setCookie(this.prefix + NAMES[audience], id, { ...this.attributes(), expires });
  }

  /**
   * Makes the browser forget the session id and what it cached (goal S24). Not its storage, which holds
   * `theme` and `lastLoggedInId`, nor all cookies, one of which may be the other audience's.
   */
  clear(reply: FastifyReply, audience: Audience): void {
    reply.clearCookie(this.prefix + NAMES[audience], this.attributes());
    reply.header('clear-site-data', '"cache"');
  }

  private attributes() {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isProduction,
    } as const;
  }
}
