import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';

/** The two kinds of signed-in users. Each has its own cookie, so both can be signed in at once (SEC-23). */
export type Audience = 'subscriber' | 'admin';

const NAMES: Record<Audience, string> = { subscriber: 'portal_session', admin: 'portal_admin' };

/**
 * Cookie of a known device, shared by both audiences. The database stores which audience the device is known
 * for.
 */
const DEVICE_NAME = 'portal_device';

/** The cookies that a browser gets after a sign-in. */
export interface SignInCookies {
  readonly cookie: string;
  readonly expires: Date;
  /** Null: the browser keeps its device cookie. */
  readonly device: { readonly cookie: string; readonly expires: Date } | null;
}

/** Reads and writes the session cookies: HttpOnly, Lax, in production `__Host-` and Secure (SEC-19). */
@Injectable()
export class SessionCookiesService {
  private readonly prefix: string;

  constructor(private readonly config: Config) {
    this.prefix = config.isProduction ? '__Host-' : '';
  }

  /** The session id of a request for an audience; null for none. */
  read(request: FastifyRequest, audience: Audience): string | null {
    return request.cookies[this.prefix + NAMES[audience]] ?? null;
  }

  /** The device id of a request; null for none. */
  readDevice(request: FastifyRequest): string | null {
    return request.cookies[this.prefix + DEVICE_NAME] ?? null;
  }

  /** Sends session id and device id to the browser, each with its expiry. */
  write(reply: FastifyReply, audience: Audience, { cookie, expires, device }: SignInCookies): void {
    reply.setCookie(this.prefix + NAMES[audience], cookie, { ...this.attributes(), expires });
    if (!device) return;
    const attributes = { ...this.attributes(), expires: device.expires };
    reply.setCookie(this.prefix + DEVICE_NAME, device.cookie, attributes);
  }

  /**
   * Deletes the session cookie and the browser's cache (SEC-24). It does not delete the storage, which holds
   * `theme` and `lastLoggedInId`, nor the cookie of the other audience. The device stays known, because users
   * log out and come back.
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
