import { createHash } from 'node:crypto';
import type { ConfiguredAdmin } from '../../platform/config/config';

/** Somebody who signs in with devices: a subscriber, or one entry of the configured administrators. */
export type DeviceSubject =
  | { readonly audience: 'subscriber'; readonly userId: number }
  | ({ readonly audience: 'admin' } & Pick<ConfiguredAdmin, 'name' | 'passwordHash'>);

/** How records name a subscriber. */
export const subscriberKey = (userId: number): string => `subscriber:${userId}`;

/** How records name an administrator, whichever password the name has. */
export const adminKey = (name: string): string => `admin:${name}`;

/** How records name a subject. */
export function subjectKey(subject: DeviceSubject): string {
  return subject.audience === 'subscriber' ? subscriberKey(subject.userId) : adminKey(subject.name);
}

/** Binds an administrator's records to the configured password; null for a subscriber's. */
export function secretMarkOf(subject: DeviceSubject): string | null {
  return subject.audience === 'subscriber' ? null : sha256(subject.passwordHash);
}

/** SHA-256 of a text in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
