import Bowser from 'bowser';

/** Browser and system of a User-Agent header as text: 'Chrome on Android'; null when unknown. */
export function describeUserAgent(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name || null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
