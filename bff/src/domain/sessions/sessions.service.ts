import { Injectable } from '@nestjs/common';
import type { LoginMethod, SessionEnd } from '@portal/contracts';
import { hash, randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { latestOfUsers } from '../../platform/mongo/latest-of-users';
import type { AdminPrincipal, SubscriberPrincipal } from '../../platform/security/caller';
import { SessionDirectory } from '../../platform/security/session-directory';
import { adminKey, subscriberKey } from '../known-devices/known-device-subject';
import { type DeviceCookie, KnownDevicesService } from '../known-devices/known-devices.service';
import type { Browser } from './browser';
import type { EndedSessionRecord } from './ended-session.schema';
import { EndedSessionsRepository } from './ended-sessions.repository';
import { sessionEnd, SESSIONS_PER_ACCOUNT, TOUCH_EVERY_MS } from './session-lifetimes';
import type { SessionRecord } from './session.schema';
import { SessionsRepository } from './sessions.repository';

/** A new session. */
export interface OpenedSession {
  /** Value of the cookie; stored nowhere else. */
  readonly cookie: string;
  /** Latest possible end. */
  readonly expires: Date;
  /** Id for revocation. */
  readonly sessionId: string;
  /** The known device of the browser; null when its cookie stays. */
  readonly device: DeviceCookie | null;
}

/** A new session without its device. */
type InsertedSession = Omit<OpenedSession, 'device'>;

/** An active session as shown to its user. */
type KnownSession = Pick<SessionRecord, 'userAgent' | 'createdAt' | 'lastSeenAt'> & {
  readonly sessionId: string;
};

/** An active session as shown to its subscriber. */
export type KnownOwnSession = KnownSession & {
  /** How the user signed in; null when unknown. */
  readonly method: LoginMethod | null;
};

/** The sign-in that a subscriber's session comes from. */
export interface SignInFacts {
  /** Null when unknown. */
  readonly method: LoginMethod | null;
  /** Time of the proof; now, if not given. */
  readonly signedInAt?: Date;
}

/** An active session as shown to its administrator. */
export type KnownAdminSession = KnownSession & {
  /** Address at the sign-in; null when unknown. */
  readonly address: string | null;
};

type Owner = Pick<SessionRecord, 'userAgent'> &
  (
    | {
        readonly audience: 'subscriber';
        readonly userId: number;
        readonly method: LoginMethod | null;
      }
    | {
        readonly audience: 'admin';
        readonly actor: string;
        readonly secretMark: string | null;
        readonly address: string;
      }
  );

/** Fields of a new session besides its owner. */
interface InsertOptions {
  readonly provenAt?: Date | null;
  /** Hash of the known device; null for none. */
  readonly device: string | null;
}

const ID_BYTES = 32;

/** Sessions of subscribers and administrators; each request reads its session from the database. */
@Injectable()
export class SessionsService extends SessionDirectory {
  /** What is stored of each configured password, so that no request calculates it again. */
  private readonly marks = new Map<string, string>();

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ended: EndedSessionsRepository,
    private readonly devices: KnownDevicesService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  /**
   * Signs a subscriber in: always creates a new id and ends the browser's old session (SEC-20). Without a
   * new proof, for example after a change of the password, pass the facts of the earlier sign-in.
   */
  async openForSubscriber(
    userId: number,
    browser: Browser,
    { method, signedInAt = this.clock.now() }: SignInFacts,
  ): Promise<OpenedSession> {
    const { userAgent } = browser;
    const owner = { audience: 'subscriber', userId, method, userAgent } as const;
    const device = await this.devices.remember({ audience: 'subscriber', userId }, browser);
    const opened = await this.open(owner, device, browser.oldCookie, signedInAt);
    const surplus = await this.sessions.surplusIds(userId, SESSIONS_PER_ACCOUNT);
    await this.ended.put(surplus, 'too-many', this.clock.now());
    await this.sessions.removeAll(surplus);
    return opened;
  }

  /**
   * Signs an administrator in by a configured entry. Session and known device become invalid when that
   * entry is removed or its password changes. Ends the browser's old session.
   */
  async openForAdmin(
    { name: actor, passwordHash }: Pick<ConfiguredAdmin, 'name' | 'passwordHash'>,
    browser: Browser,
  ): Promise<OpenedSession> {
    const { address, userAgent } = browser;
    const secretMark = this.markOf(passwordHash);
    const owner = { audience: 'admin', actor, secretMark, address, userAgent } as const;
    const device = await this.devices.remember(
      { audience: 'admin', name: actor, passwordHash },
      browser,
    );
    return this.open(owner, device, browser.oldCookie, this.clock.now());
  }

  /**
   * After a change of an administrator's sign-in factors: gives the current session a new id, with the same
   * age and proof, and ends all other sessions of the administrator. Runs in the transaction of that
   * change.
   * @throws DomainError sessions/required when the session has ended.
   */
  async renewForAdmin(
    { actor, sessionId }: AdminPrincipal,
    { address, userAgent }: Pick<Browser, 'address' | 'userAgent'>,
  ): Promise<{ opened: OpenedSession; ended: number }> {
    const old = await this.sessions.findLiving(sessionId, 'admin', this.clock.now());
    if (old?.actor !== actor) throw new DomainError('sessions/required');
    const { secretMark, createdAt, provenAt, device = null } = old;
    const owner = { audience: 'admin', actor, secretMark, address, userAgent } as const;
    const renewed = await this.insert(owner, createdAt, { provenAt, device });
    const opened = { ...renewed, device: null };
    const others = await this.revokeOthersOfAdmin(actor, opened.sessionId);
    // One of the ended sessions is the old id of this browser.
    return { opened, ended: others - 1 };
  }

  /** Active sessions of a user, most recently used first. */
  async listOfUser(userId: number): Promise<KnownOwnSession[]> {
    const sessions = await this.sessions.listLiving(userId, this.clock.now());
    return sessions.map(({ _id: sessionId, method = null, userAgent, createdAt, lastSeenAt }) => ({
      sessionId,
      method,
      userAgent,
      createdAt,
      lastSeenAt,
    }));
  }

  /** Whether a subscriber's session has not ended. */
  async isActive(sessionId: string): Promise<boolean> {
    return (await this.sessions.findLiving(sessionId, 'subscriber', this.clock.now())) !== null;
  }

  /** Last use of the site by each of some users; those who are signed out are left out. */
  async lastSeen(userIds: readonly number[]): Promise<ReadonlyMap<number, { readonly at: Date }>> {
    const uses = await this.sessions.listLastUses(userIds, this.clock.now());
    return latestOfUsers(uses, ({ lastSeenAt }) => lastSeenAt);
  }

  /** Active sessions of an administrator, most recently used first; at most 50. */
  async listOfAdmin(actor: string): Promise<KnownAdminSession[]> {
    const sessions = await this.sessions.listLivingOfAdmin(actor, this.clock.now());
    return sessions.map(({ _id: sessionId, userAgent, address = null, createdAt, lastSeenAt }) => ({
      ...{ sessionId, userAgent, address, createdAt, lastSeenAt },
    }));
  }

  async findSubscriber(cookie: string): Promise<SubscriberPrincipal | null> {
    const session = await this.use(cookie, 'subscriber');
    if (session?.userId == null) return null;
    const { _id: sessionId, userId, method = null, createdAt: signedInAt } = session;
    return { kind: 'subscriber', userId, sessionId, method, signedInAt };
  }

  async findAdmin(cookie: string): Promise<AdminPrincipal | null> {
    const session = await this.use(cookie, 'admin');
    if (session?.actor == null) return null;
    // An administrator who was removed from the configuration, or whose password changed, loses access at
    // once (SEC-21).
    const admin = this.config.admins.find(
      ({ name, passwordHash }) =>
        name === session.actor && this.markOf(passwordHash) === session.secretMark,
    );
    if (!admin) return null;
    const { _id: sessionId, createdAt, provenAt } = session;
    const { name: actor, role } = admin;
    return { kind: 'admin', actor, role, sessionId, provenAt: provenAt ?? createdAt };
  }

  /**
   * Stores a fresh proof for this session only; returns its time.
   * @throws DomainError sessions/required.
   */
  async proveAdmin(sessionId: string): Promise<Date> {
    const now = this.clock.now();
    if (!(await this.sessions.prove(sessionId, now))) throw new DomainError('sessions/required');
    return now;
  }

  /** Ends one session; false when it had ended already. */
  async revoke(sessionId: string): Promise<boolean> {
    return this.sessions.remove(sessionId);
  }

  /** Ends a subscriber's new session whose sign-in became invalid, and forgets its device. */
  async revokeOpened(userId: number, opened: OpenedSession): Promise<void> {
    await this.revokeWithDevice(subscriberKey(userId), opened);
  }

  /** Ends an administrator's new session whose sign-in became invalid, and forgets its device. */
  async revokeOpenedOfAdmin(actor: string, opened: OpenedSession): Promise<void> {
    await this.revokeWithDevice(adminKey(actor), opened);
  }

  /** Ends one session of an administrator and forgets its device; false when it had ended already. */
  async revokeOneOfAdmin(actor: string, id: string): Promise<boolean> {
    const device = await this.sessions.deviceOf(id);
    if (device !== null) await this.devices.forgetDevice(adminKey(actor), device);
    return this.sessions.remove(id);
  }

  /** Ends all sessions of a user and forgets the devices, after freeze, deletion or a new password. */
  async revokeAllOfUser(userId: number, end: EndedSessionRecord['end']): Promise<void> {
    await this.devices.forgetOfSubscriber(userId, null);
    await this.endOfUser(userId, null, end);
  }

  /** Why the session of a subscriber's cookie ended. Call it for a cookie without a session. */
  async endOf(cookie: string): Promise<SessionEnd> {
    return (await this.ended.find(hashOf(cookie))) ?? 'expired';
  }

  /**
   * Ends all sessions of a user except one, and forgets the devices of the others; returns their number.
   */
  async revokeOthersOfUser(userId: number, keep: string): Promise<number> {
    const device = await this.sessions.deviceOf(keep);
    await this.devices.forgetOfSubscriber(userId, device);
    return this.endOfUser(userId, keep, 'ended-elsewhere');
  }

  /** Ends all other sessions of an administrator, with their proofs and devices; returns their number. */
  async revokeOthersOfAdmin(actor: string, keep: string): Promise<number> {
    const device = await this.sessions.deviceOf(keep);
    await this.devices.forgetOfAdmin(actor, device);
    return this.sessions.removeOfAdmin(actor, keep);
  }

  /** The reason is stored first: it does no harm if the session stays. */
  private async endOfUser(
    userId: number,
    keep: string | null,
    end: EndedSessionRecord['end'],
  ): Promise<number> {
    await this.ended.put(await this.sessions.idsOfUser(userId, keep), end, this.clock.now());
    return this.sessions.removeOfUser(userId, keep);
  }

  private async revokeWithDevice(
    subject: string,
    { sessionId, device }: OpenedSession,
  ): Promise<void> {
    await this.sessions.remove(sessionId);
    if (device) await this.devices.forgetDevice(subject, device.device);
  }

  private async open(
    owner: Owner,
    device: DeviceCookie,
    oldCookie: string | null,
    signedInAt: Date,
  ): Promise<OpenedSession> {
    const opened = await this.insert(owner, signedInAt, { device: device.device });
    if (oldCookie !== null) await this.revoke(hashOf(oldCookie));
    return { ...opened, device };
  }

  private async insert(
    owner: Owner,
    signedInAt: Date,
    { provenAt = null, device }: InsertOptions,
  ): Promise<InsertedSession> {
    const now = this.clock.now();
    const cookie = randomBytes(ID_BYTES).toString('base64url');
    const nobody = { userId: null, actor: null, secretMark: null, address: null };
    const times = { createdAt: signedInAt, provenAt, lastSeenAt: now };
    const expiresAt = sessionEnd(owner.audience, signedInAt, now);
    const record = { _id: hashOf(cookie), ...nobody, ...owner, device, ...times, expiresAt };
    await this.sessions.insert(record);
    return { cookie, expires: latestEnd(owner.audience, signedInAt), sessionId: hashOf(cookie) };
  }

  /** What a session stores of the password that opened it. */
  private markOf(passwordHash: string): string {
    const known = this.marks.get(passwordHash) ?? hashOf(passwordHash);
    this.marks.set(passwordHash, known);
    return known;
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
  return hash('sha256', text, 'hex');
}

function latestEnd(audience: SessionRecord['audience'], signedInAt: Date): Date {
  return sessionEnd(audience, signedInAt, new Date(8.64e15));
}
