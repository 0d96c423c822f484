import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
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

/** How long a device and an address block stay known after a sign-in. */
const KNOWN_DEVICE_MS = 90 * DAY_MS;

/** Largest number of records of one subject; the least recently used is removed. */
const KNOWN_DEVICES_PER_SUBJECT = 20;

/** 128 random bits cannot be guessed, so a signature would add nothing. */
const ID_BYTES = 16;

/** Origin of a request, for known devices. */
export interface DeviceTrace {
  /** Value of the device cookie; null for none. */
  readonly device: string | null;
  /** Full address; only its address block is compared. */
  readonly address: string;
}

/** The device cookie after a sign-in. */
export interface DeviceCookie {
  /** Value of the cookie; stored nowhere else. */
  readonly cookie: string;
  readonly expires: Date;
  /** Hash of the cookie, as stored in the database. */
  readonly device: string;
}

/** Stores from which devices and address blocks users signed in. */
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
   * Stores a sign-in. A known device keeps its id, so a browser shared by two users is known for both. An
   * unknown id in a cookie is replaced.
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

  /** The device of a request, if the subscriber signed in with it before; else null. */
  async deviceOfSubscriber(userId: number, trace: DeviceTrace): Promise<string | null> {
    return this.deviceAmong([{ audience: 'subscriber', userId }], trace);
  }

  /** Whether a subscriber signed in from this address block before. */
  async knowsBlockOfSubscriber(userId: number, block: string): Promise<boolean> {
    return this.isKnown([{ audience: 'subscriber', userId }], { block });
  }

  /** The device of a request, if a configured administrator signed in with it before; else null. */
  async deviceOfAdmins(trace: DeviceTrace): Promise<string | null> {
    return this.deviceAmong(this.admins(), trace);
  }

  /** Whether a configured administrator signed in from this address block before. */
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

  /** Removes the devices of a subscriber, except one. */
  async forgetOfSubscriber(userId: number, keep: string | null): Promise<void> {
    await this.devices.removeOfSubject(subscriberKey(userId), keep);
  }

  /** Removes the devices of an administrator, except one. */
  async forgetOfAdmin(name: string, keep: string | null): Promise<void> {
    await this.devices.removeOfSubject(adminKey(name), keep);
  }

  /** Removes one device of a subject; `subject` comes from subscriberKey or adminKey. */
  async forgetDevice(subject: string, device: string): Promise<void> {
    await this.devices.remove(subject, device);
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

/** Whether one of the subjects is an owner and still has the same password. */
function isAmong(subjects: readonly DeviceSubject[], owners: readonly DeviceOwner[]): boolean {
  return subjects.some((one) =>
    owners.some(
      ({ subject, secretMark }) => subject === subjectKey(one) && secretMark === secretMarkOf(one),
    ),
  );
}
