import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** An IPv6 provider gives each customer at least a /64, so one customer has all its addresses. */
const IPV6_PREFIX_BITS = 64;

/** Blocks by address: a client sends many requests, and each is counted by several limits. */
const known = new LRUCache<string, string>({ max: 10_000, memoMethod: readBlock });

/**
 * The part of an address that one client cannot change. For IPv4 it is the whole address, also in the form of
 * IPv6 (`::ffff:192.0.2.1`). For IPv6 it is the /64, as `2001:db8:1:2::/64`. Limits count by it, because a
 * client with one IPv6 address has 2^64 of them. A text that is not an address is returned unchanged.
 */
export function addressBlock(address: string): string {
  return known.memo(address);
}

function readBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.split('%')[0]}/${IPV6_PREFIX_BITS}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
