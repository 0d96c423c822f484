import { createECDH } from 'node:crypto';

const PRIVATE_KEY = /^[A-Za-z0-9_-]{43}$/;

/** The public key of a private key of P-256, both in base64url; null when it is no such key. */
export function publicKeyOf(privateKey: string): string | null {
  if (!PRIVATE_KEY.test(privateKey)) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}
