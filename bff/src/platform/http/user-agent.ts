import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

/** Most users of a service have one of a few hundred browsers, and a list names the same one often. */
const described = new LRUCache<string, { readonly device: string | null }>({ max: 1_000 });
/** Longer headers are rare. */
const LONGEST_KEPT = 400;

/** Browser and system of a User-Agent header as text: 'Chrome on Android'; null when unknown. */
export function describeUserAgent(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const known = described.get(userAgent);
  if (known) return known.device;
  const device = describe(userAgent);
  if (userAgent.length <= LONGEST_KEPT) described.set(userAgent, { device });
  return device;
}

function describe(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name || null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
