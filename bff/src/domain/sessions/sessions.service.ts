import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import type { ClientSession } from '../../platform/mongo/transactions';
import type { AdminPrincipal, SubscriberPrincipal } from '../../platform/security/caller';
import { SessionDirectory } from '../../platform/security/session-directory';
import type { DeviceSubject } from '../known-devices/known-device-subject';
import { type DeviceCookie, KnownDevicesService } from '../known-devices/known-devices.service';
import type { Browser } from './browser';
import { sessionEnd, SESSIONS_PER_ACCOUNT, TOUCH_EVERY_MS } from './session-lifetimes';
import type { SessionRecord } from './session.schema';
import { SessionsRepository } from './sessions.repository';

/** A session just opened. */
export interface OpenedSession {
  /** Goes into the cookie and nowhere else. */
  readonly cookie: string;
  /** Latest possible end. */
  readonly expires: Date;
  /** Names the session to revocation. */
  readonly sessionId: string;
  /** The browser's device, known from now on. */
  readonly device: DeviceCookie;
}

/** A living session as its user may see it. */
export type KnownSession = Pick<SessionRecord, 'userAgent' | 'createdAt' | 'lastSeenAt'> & {
  readonly sessionId: string;
};

type Owner =
  | { readonly audience: 'subscriber'; readonly userId: number; readonly userAgent: string | null }
  | { readonly audience: 'admin'; readonly actor: string; readonly secretMark: string };

const ID_BYTES = 32;

/** Sessions of subscribers and administrators: read from the database at every request (design §5). */
@Injectable()
export class SessionsService extends SessionDirectory {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevicesService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  /**
   * Signs a subscriber in: always a new id, and the browser's old session ends (goal S20). Without a
   * new proof of who it is, as after a change of the password, `signedInAt` stays what it was.
   */
  async openForSubscriber(
    userId: number,
    browser: Browser,
    signedInAt = this.clock.now(),
  ): Promise<OpenedSession> {
    const owner = { audience: 'subscriber', userId, userAgent: browser.userAgent } as const;
    const device = await this.devices.remember({ audience: 'subscriber', userId }, browser);
    const opened = await this.open(owner, device, browser.oldCookie, signedInAt);
    await this.sessions.removeSurplus(userId, SESSIONS_PER_ACCOUNT);
    return opened;
  }

  /**
   * Signs an administrator in by the entry of the configuration whose password was given: session and
   * known device end when that entry goes. The browser's old session ends.
   */
  async openForAdmin(
    { name: actor, passwordHash }: Pick<ConfiguredAdmin, 'name' | 'passwordHash'>,
    browser: Browser,
  ): Promise<OpenedSession> {
    const owner = { audience: 'admin', actor, secretMark: hashOf(passwordHash) } as const;
    const subject: DeviceSubject = { audience: 'admin', name: actor, passwordHash };
    const device = await this.devices.remember(subject, browser);
    return this.open(owner, device, browser.oldCookie, this.clock.now());
  }

  /** Living sessions of a user, the one used last first. */
  async listOfUser(userId: number): Promise<KnownSession[]> {
    const sessions = await this.sessions.listLiving(userId, this.clock.now());
    return sessions.map(({ _id: sessionId, userAgent, createdAt, lastSeenAt }) => ({
      sessionId,
      userAgent,
      createdAt,
      lastSeenAt,
    }));
  }

  async findSubscriber(cookie: string): Promise<SubscriberPrincipal | null> {
    const session = await this.use(cookie, 'subscriber');
    if (session?.userId == null) return null;
    const { _id: sessionId, userId, createdAt: signedInAt } = session;
    return { kind: 'subscriber', userId, sessionId, signedInAt };
  }

  async findAdmin(cookie: string): Promise<AdminPrincipal | null> {
    const session = await this.use(cookie, 'admin');
    if (session?.actor == null) return null;
    // Who left the configuration, or whose password there was replaced, is out at once (goal S21).
    const admin = this.config.admins.find(
      ({ name, passwordHash }) =>
        name === session.actor && hashOf(passwordHash) === session.secretMark,
    );
    if (!admin) return null;
    const { _id: sessionId, createdAt, provenAt } = session;
    const { name: actor, role } = admin;
    return { kind: 'admin', actor, role, sessionId, provenAt: provenAt ?? createdAt };
  }

  /** Notes a proof in this very session and no other; when it was. @throws DomainError sessions/required. */
  async proveAdmin(sessionId: string): Promise<Date> {
    const now = this.clock.now();
    if (!(await this.sessions.prove(sessionId, now))) throw new DomainError('sessions/required');
    return now;
  }

  /** Ends one session. */
  async revoke(sessionId: string): Promise<void> {
    await this.sessions.remove(sessionId);
  }

  /** Ends the session of a sign-in that does not stand, and forgets its device. */
  async revokeOpened(userId: number, { sessionId, device }: OpenedSession): Promise<void> {
    await this.sessions.remove(sessionId);
    await this.devices.forgetDevice(userId, device.device);
  }

  /** Ends every session of a user and forgets the devices: freeze, delete, new password. */
  async revokeAllOfUser(userId: number, session?: ClientSession): Promise<number> {
    await this.devices.forgetOfSubscriber(userId, null, session);
    return this.sessions.removeOfUser(userId, null, session);
  }

  /** Ends every session of a user but one, and forgets the devices of the others; how many. */
  async revokeOthersOfUser(userId: number, keep: string, session?: ClientSession): Promise<number> {
    await this.devices.forgetOfSubscriber(userId, await this.sessions.deviceOf(keep), session);
    return this.sessions.removeOfUser(userId, keep, session);
  }

  private async open(
    owner: Owner,
    device: DeviceCookie,
    oldCookie: string | null,
    signedInAt: Date,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const cookie = randomBytes(ID_BYTES).toString('base64url');
    const actor = owner.audience === 'admin' ? owner.actor : null;
    await this.sessions.insert({
      _id: hashOf(cookie),
      audience: owner.audience,
      userId: owner.audience === 'subscriber' ? owner.userId : null,
      actor,
      secretMark: owner.audience === 'admin' ? owner.secretMark : null,
      userAgent: owner.audience === 'subscriber' ? owner.userAgent : null,
      device: device.device,
      createdAt: signedInAt,
      lastSeenAt: now,
      expiresAt: sessionEnd(owner.audience, signedInAt, now),
    });
    if (oldCookie !== null) await this.revoke(hashOf(oldCookie));
    const expires = latestEnd(owner.audience, signedInAt);
    return { cookie, expires, sessionId: hashOf(cookie), device };
  }

  private async use(
    cookie: string,
    audience: SessionRecord['audience'],
  ): Promise<SessionRecord | null> {
    const now = this.clock.now();
    const session = await this.sessions.findLiving(hashOf(cookie), audience, now);
    if (session && now.getTime() - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
      await this.sessions.touch(session._id, now, sessionEnd(audience, session.createdAt, now));
    }
    return session;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function latestEnd(audience: SessionRecord['audience'], signedInAt: Date): Date {
  return sessionEnd(audience, signedInAt, new Date(8.64e15));
}
