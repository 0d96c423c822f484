/**
 * The key under which downloads of one streaming service are counted: trimmed, single spaces, lower case. So
 * 'Netflix ' and 'netflix' are one service.
 */
export function serviceKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
