import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';

/** The two kinds of signed-in users. Each has its own cookie, so both can be signed in at once (SEC-23). */
export type Audience = 'subscriber' | 'admin';

/**
 * How the page of a session is shown. `app`: as Telegram Mini App, possibly in a frame of Telegram Web
 * (decision 0139).
 */
export type SessionFrame = 'page' | 'app';

const NAMES: Record<Audience, string> = { subscriber: 'portal_session', admin: 'portal_admin' };

/**
 * Cookie of a known device, shared by both audiences. The database stores which audience the device is known
 * for.
 */
const DEVICE_NAME = 'portal_device';

/** The same cookies of the Mini App. */
const APP_NAMES = { session: 'portal_app_session', device: 'portal_app_device' } as const;

/** The cookies that a browser gets after a sign-in. */
export interface SignInCookies {
  readonly cookie: string;
  readonly expires: Date;
  /** Null: the browser keeps its device cookie. */
  readonly device: { readonly cookie: string; readonly expires: Date } | null;
}

/**
 * Reads and writes the session cookies: HttpOnly, Lax, in production `__Host-` and Secure (SEC-19). Those of
 * the Mini App are SameSite=None, Partitioned and Secure, and count only in requests of our own pages (SEC-69).
 */
@Injectable()
export class SessionCookiesService {
  private readonly prefix: string;

  constructor(private readonly config: Config) {
    this.prefix = config.isProduction ? '__Host-' : '';
  }

  /** The session id of a request for an audience; null for none. */
  read(request: FastifyRequest, audience: Audience): string | null {
    const ofApp = audience === 'subscriber' ? this.readOfApp(request, APP_NAMES.session) : null;
    return ofApp ?? request.cookies[this.prefix + NAMES[audience]] ?? null;
  }

  /** The device id of a request; null for none. */
  readDevice(request: FastifyRequest): string | null {
    const ofApp = this.readOfApp(request, APP_NAMES.device);
    return ofApp ?? request.cookies[this.prefix + DEVICE_NAME] ?? null;
  }

  /** Where the subscriber's session of a request is shown. */
  frameOf(request: FastifyRequest): SessionFrame {
    return this.readOfApp(request, APP_NAMES.session) === null ? 'page' : 'app';
  }

  /**
   * Sends session id and device id to the browser, each with its expiry. A subscriber's browser keeps one
   * session: that of the other kind is deleted.
   */
  write(
    reply: FastifyReply,
    audience: Audience,
    { cookie, expires, device }: SignInCookies,
    frame: SessionFrame = 'page',
  ): void {
    const isApp = frame === 'app';
    const attributes = isApp ? this.appAttributes() : this.attributes();
    const name = isApp ? APP_NAMES.session : NAMES[audience];
    reply.setCookie(this.prefix + name, cookie, { ...attributes, expires });
    if (device) {
      const deviceName = isApp ? APP_NAMES.device : DEVICE_NAME;
      reply.setCookie(this.prefix + deviceName, device.cookie, {
        ...attributes,
        expires: device.expires,
      });
    }
    if (audience === 'subscriber') this.remove(reply, isApp ? 'page' : 'app');
  }

  /**
   * Deletes the session cookie and the browser's cache (SEC-24). It does not delete the storage, which holds
   * `theme` and `lastLoggedInId`, nor the cookie of the other audience. The device stays known, because users
   * log out and come back.
   */
  clear(reply: FastifyReply, audience: Audience): void {
    reply.clearCookie(this.prefix + NAMES[audience], this.attributes());
    if (audience === 'subscriber') this.remove(reply, 'app');
    reply.header('clear-site-data', '"cache"');
  }

  /** Deletes a subscriber's session cookie that the browser has sent. */
  private remove(reply: FastifyReply, frame: SessionFrame): void {
    const isApp = frame === 'app';
    const name = this.prefix + (isApp ? APP_NAMES.session : NAMES.subscriber);
    if (reply.request.cookies[name] === undefined) return;
    reply.clearCookie(name, isApp ? this.appAttributes() : this.attributes());
  }

  /**
   * A cookie of the Mini App. Other sites can make a browser send it, for example another Mini App in
   * the same Telegram Web, so it counts only when the browser says that one of our pages sends the request.
   */
  private readOfApp({ cookies, headers }: FastifyRequest, name: string): string | null {
    if (headers['sec-fetch-site'] !== 'same-origin') return null;
    return cookies[this.prefix + name] ?? null;
  }

  private attributes() {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isProduction,
    } as const;
  }

  /** A browser stores a Secure cookie over http only from this machine, which is enough for a trial. */
  private appAttributes() {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'none',
      partitioned: true,
      secure: true,
    } as const;
  }
}
