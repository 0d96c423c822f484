/** Hosts on which the bot delivers files, and the upload mode of each. */
const PLACES = { 't.me': 'telegram', 'drive.google.com': 'gdrive' } as const;

/** Where a file was delivered. */
export type DeliveryPlace = (typeof PLACES)[keyof typeof PLACES];

/** Largest number of characters of a delivery link. */
export const MAX_DELIVERY_LINK_LENGTH = 500;

/**
 * The form of a delivery link: an https address of a place of delivery. Other hosts, ports and users before the
 * host do not match, so no report can lead a subscriber elsewhere.
 */
export const DELIVERY_LINK = /^https:\/\/(t\.me|drive\.google\.com)\/[!-~]+$/;

/** Where a link leads to; null for anything but a delivery link. */
export function deliveryPlace(link: string | undefined): DeliveryPlace | null {
  const host = DELIVERY_LINK.exec(link ?? '')?.[1];
  return host === 't.me' || host === 'drive.google.com' ? PLACES[host] : null;
}
