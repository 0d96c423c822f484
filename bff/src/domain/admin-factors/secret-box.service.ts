import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of authenticator apps with the keys of the configuration. */
@Injectable()
export class SecretBoxService {
  private readonly keys: readonly Buffer[];

  constructor({ adminFactorKeys }: Config) {
    this.keys = adminFactorKeys.map(keyFrom);
  }

  /** Whether a key is configured. */
  get isAvailable(): boolean {
    return this.keys.length > 0;
  }

  /** Encrypts a secret for its owner only. @throws DomainError sessions/factor-unavailable. */
  seal(owner: string, secret: string): string {
    const [key] = this.keys;
    if (!key) throw new DomainError('sessions/factor-unavailable');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /**
   * Encrypts a secret again with the current key; null when it is already encrypted with it.
   * @throws DomainError sessions/factor-unavailable when no key decrypts it.
   */
  reseal(owner: string, sealed: string): string | null {
    const [key] = this.keys;
    if (key && openWith(key, owner, sealed) !== null) return null;
    const secret = this.open(owner, sealed);
    if (secret === null) throw new DomainError('sessions/factor-unavailable');
    return this.seal(owner, secret);
  }

  /** Decrypts a secret of this owner; null when no key fits or the value was changed. */
  open(owner: string, sealed: string): string | null {
    for (const key of this.keys) {
      const secret = openWith(key, owner, sealed);
      if (secret !== null) return secret;
    }
    return null;
  }
}

function openWith(key: Buffer, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const text = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFrom(text: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', 'portal admin factor secrets', KEY_BYTES));
}
