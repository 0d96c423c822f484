import { Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ConfiguredMachine } from '../config/config';
import { Config } from '../config/config';
import type { MachinePrincipal } from './caller';

/** Authenticates bots and relays by their bearer keys. */
@Injectable()
export class MachineKeysService {
  constructor(private readonly config: Config) {}

  /** The machine of an Authorization header; null for none. */
  find(authorization: string | undefined): MachinePrincipal | null {
    const [, key] = /^Bearer ([\x21-\x7e]{1,512})$/.exec(authorization ?? '') ?? [];
    if (key === undefined) return null;
    const hash = createHash('sha256').update(key).digest();
    return (
      findMachine('bot', this.config.bots, hash) ?? findMachine('relay', this.config.relays, hash)
    );
  }
}

function findMachine(
  kind: MachinePrincipal['kind'],
  machines: readonly ConfiguredMachine[],
  hash: Buffer,
): MachinePrincipal | null {
  // Compares every key, so that the duration does not reveal which one was similar.
  const matches = machines.filter(({ keyHash }) =>
    timingSafeEqual(Buffer.from(keyHash, 'hex'), hash),
  );
  return matches[0] ? { kind, name: matches[0].name } : null;
}
