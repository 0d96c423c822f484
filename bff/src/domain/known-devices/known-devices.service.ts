import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import type { ClientSession } from '../../platform/mongo/transactions.service';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { addressBlock } from '../../platform/http/address-block';
import {
  type Audience,
  SessionCookiesService,
} from '../../platform/security/session-cookies.service';
import { KnownDevices } from '../../platform/security/known-devices';
import {
  adminKey,
  type DeviceSubject,
  secretMarkOf,
  sha256,
  subjectKey,
  subscriberKey,
} from './known-device-subject';
import {
  type DeviceOrBlock,
  type DeviceOwner,
  KnownDevicesRepository,
} from './known-devices.repository';

/** How long a device and an address are known after a sign-in. */
export const KNOWN_DEVICE_MS = 90 * DAY_MS;

/** Most devices and addresses of one subject; the one used longest ago gives way. */
export const KNOWN_DEVICES_PER_SUBJECT = 20;

/** 128 random bits: cannot be guessed, so a signature would prove nothing more. */
const ID_BYTES = 16;

/** What is known of where a request comes from. */
export interface DeviceTrace {
  /** The device cookie it carries, null for none. */
  readonly device: string | null;
  /** Full address; it counts by its block. */
  readonly address: string;
}

/** The device cookie of somebody who just signed in. */
export interface DeviceCookie {
  /** Goes into the cookie and nowhere else. */
  readonly cookie: string;
  readonly expires: Date;
  /** Names the device in the database. */
  readonly device: string;
}

/** Remembers with which devices and from which addresses people signed in. */
@Injectable()
export class KnownDevicesService extends KnownDevices {
  constructor(
    private readonly devices: KnownDevicesRepository,
    private readonly cookies: SessionCookiesService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  /**
   * Notes a sign-in. A device that is known keeps its id, so that a browser two people use is known for
   * both; every other id a browser shows is replaced.
   */
  async remember(subject: DeviceSubject, { device, address }: DeviceTrace): Promise<DeviceCookie> {
    const now = this.clock.now();
    const isKnown = device !== null && (await this.devices.isUsed(sha256(device), now));
    const cookie = isKnown ? device : randomBytes(ID_BYTES).toString('base64url');
    const key = subjectKey(subject);
    const hash = sha256(cookie);
    const block = addressBlock(address);
    const expires = new Date(now.getTime() + KNOWN_DEVICE_MS);
    await this.devices.put({
      _id: `${key} ${hash} ${block}`,
      audience: subject.audience,
      subject: key,
      secretMark: secretMarkOf(subject),
      device: hash,
      block,
      signedInAt: now,
      expiresAt: expires,
    });
    await this.devices.removeSurplus(key, KNOWN_DEVICES_PER_SUBJECT);
    return { cookie, expires, device: hash };
  }

  /** The device a request comes from when a subscriber signed in with it, else null. */
  async deviceOfSubscriber(userId: number, trace: DeviceTrace): Promise<string | null> {
    return this.deviceAmong([{ audience: 'subscriber', userId }], trace);
  }

  /** Whether a subscriber signed in from the address block. */
  async knowsBlockOfSubscriber(userId: number, block: string): Promise<boolean> {
    return this.isKnown([{ audience: 'subscriber', userId }], { block });
  }

  /** The device a request comes from when a configured administrator signed in with it, else null. */
  async deviceOfAdmins(trace: DeviceTrace): Promise<string | null> {
    return this.deviceAmong(this.admins(), trace);
  }

  /** Whether a configured administrator signed in from the address block. */
  async knowsBlockOfAdmins(block: string): Promise<boolean> {
    return this.isKnown(this.admins(), { block });
  }

  async knownKey(request: FastifyRequest, audience: Audience): Promise<string | null> {
    const cookie = this.cookies.readDevice(request);
    if (cookie === null) return null;
    const device = sha256(cookie);
    const owners = await this.devices.ownersOf(device, audience, this.clock.now());
    const counts = audience === 'subscriber' ? owners.length > 0 : isAmong(this.admins(), owners);
    return counts ? device : null;
  }

  /** Forgets the devices of a subscriber, except one. */
  async forgetOfSubscriber(
    userId: number,
    keep: string | null,
    session?: ClientSession,
  ): Promise<void> {
    await this.devices.removeOfSubject(subscriberKey(userId), keep, session);
  }

  /** Forgets the devices of an administrator, except one. */
  async forgetOfAdmin(name: string, keep: string | null, session?: ClientSession): Promise<void> {
    await this.devices.removeOfSubject(adminKey(name), keep, session);
  }

  /** Forgets one device of a subject, named as subscriberKey or adminKey do. */
  async forgetDevice(subject: string, device: string, session?: ClientSession): Promise<void> {
    await this.devices.remove(subject, device, session);
  }

  private admins(): DeviceSubject[] {
    return this.config.admins.map((admin) => ({ audience: 'admin', ...admin }));
  }

  private async deviceAmong(
    subjects: readonly DeviceSubject[],
    { device: cookie }: DeviceTrace,
  ): Promise<string | null> {
    if (cookie === null) return null;
    const device = sha256(cookie);
    return (await this.isKnown(subjects, { device })) ? device : null;
  }

  private async isKnown(
    subjects: readonly DeviceSubject[],
    where: DeviceOrBlock,
  ): Promise<boolean> {
    const keys = subjects.map(subjectKey);
    const owners = await this.devices.ownersAmong(keys, where, this.clock.now());
    return isAmong(subjects, owners);
  }
}

/** Whether one of the subjects is an owner, with the password of then. */
function isAmong(subjects: readonly DeviceSubject[], owners: readonly DeviceOwner[]): boolean {
  return subjects.some((one) =>
    owners.some(
      ({ subject, secretMark }) => subject === subjectKey(one) && secretMark === secretMarkOf(one),
    ),
  );
}
