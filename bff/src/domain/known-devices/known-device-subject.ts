import { createHash } from 'node:crypto';
import type { ConfiguredAdmin } from '../../platform/config/config';

/** Owner of known devices: a subscriber or a configured administrator. */
export type DeviceSubject =
  | { readonly audience: 'subscriber'; readonly userId: number }
  | ({ readonly audience: 'admin' } & Pick<ConfiguredAdmin, 'name' | 'passwordHash'>);

/** Key of a subscriber in records. */
export const subscriberKey = (userId: number): string => `subscriber:${userId}`;

/** Key of an administrator in records, independent of the password. */
export const adminKey = (name: string): string => `admin:${name}`;

/** Key of an owner in records. */
export function subjectKey(subject: DeviceSubject): string {
  return subject.audience === 'subscriber' ? subscriberKey(subject.userId) : adminKey(subject.name);
}

/** Binds an administrator's records to the configured password; null for a subscriber. */
export function secretMarkOf(subject: DeviceSubject): string | null {
  return subject.audience === 'subscriber' ? null : sha256(subject.passwordHash);
}

/** SHA-256 of a text in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
