import ipaddr from 'ipaddr.js';

/** One customer of an IPv6 provider has at least this many leading bits, and every address behind them. */
const IPV6_PREFIX_BITS = 64;

/**
 * The part of an address that one client cannot change: an IPv4 address as a whole, also where it is
 * written as IPv6 (`::ffff:192.0.2.1`), and of IPv6 the /64, as `2001:db8:1:2::/64`. Limits count by
 * it, because whoever has one IPv6 address has 2^64 of them. Text that is no address stays as it is.
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.split('%')[0]}/${IPV6_PREFIX_BITS}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
