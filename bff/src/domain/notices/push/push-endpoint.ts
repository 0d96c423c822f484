import ipaddr from 'ipaddr.js';
import { ECDH } from 'node:crypto';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

const MAX_LENGTH = 1_000;

/**
 * Why an address is none of a push service; null when it is one. A browser names the address, so without this
 * check the service would send requests wherever a user wants.
 * @param allowsLocal whether a trial or test may name its own machine.
 */
export function endpointFault(endpoint: string, allowsLocal: boolean): string | null {
  if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return 'is no address';
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (username || password) return 'holds a password';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowsLocal && host === '127.0.0.1') return null;
  if (protocol !== 'https:') return 'must begin with https://';
  if (port !== '') return 'must have the usual port';
  if (isIP(host) === 0 && !host.includes('.')) return 'must name a public host';
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'must name a public host';
  return null;
}

/**
 * Whether a browser's key, base64url, is a point of P-256 (RFC 8291). Only then a message can be encrypted for it.
 */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Finds the address of a host, and fails when it is not public: a name may lead into our own network. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) return callback(error, []);
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is no public host`), []);
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
