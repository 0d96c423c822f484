import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';

/** The two kinds of people; each has a cookie of its own, so both may be signed in (SEC-23). */
export type Audience = 'subscriber' | 'admin';

const NAMES: Record<Audience, string> = { subscriber: 'portal_session', admin: 'portal_admin' };

/** Names a device on which somebody signed in; one for both audiences, the database knows for whom. */
const DEVICE_NAME = 'portal_device';

/** What a browser is given after a sign-in. */
export interface SignInCookies {
  readonly cookie: string;
  readonly expires: Date;
  /** Null: the browser keeps the one it has. */
  readonly device: { readonly cookie: string; readonly expires: Date } | null;
}

/** Reads and writes the session cookies: HttpOnly, Lax, in production `__Host-` and Secure (SEC-19). */
@Injectable()
export class SessionCookiesService {
  private readonly prefix: string;

  constructor(private readonly config: Config) {
    this.prefix = config.isProduction ? '__Host-' : '';
  }

  /** The session id a request carries for an audience, null for none. */
  read(request: FastifyRequest, audience: Audience): string | null {
    return request.cookies[this.prefix + NAMES[audience]] ?? null;
  }

  /** The device id a request carries, null for none. */
  readDevice(request: FastifyRequest): string | null {
    return request.cookies[this.prefix + DEVICE_NAME] ?? null;
  }

  /** Hands session id and device id to the browser, each until it ends. */
  write(reply: FastifyReply, audience: Audience, { cookie, expires, device }: SignInCookies): void {
    reply.setCookie(this.prefix + NAMES[audience], cookie, { ...this.attributes(), expires });
    if (!device) return;
    const attributes = { ...this.attributes(), expires: device.expires };
    reply.setCookie(this.prefix + DEVICE_NAME, device.cookie, attributes);
  }

  /**
   * Makes the browser forget the session id and what it cached (SEC-24). Not its storage, which holds
   * `theme` and `lastLoggedInId`, nor all cookies, one of which may be the other audience's. The device
   * stays known: logging out is what people do who come back.
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
