import { Injectable } from '@nestjs/common';
import { hash, timingSafeEqual } from 'node:crypto';
import type { ConfiguredMachine } from '../config/config';
import { Config } from '../config/config';
import type { MachinePrincipal } from './caller';

/** A machine with the SHA-256 of its key. */
interface KnownMachine {
  readonly principal: MachinePrincipal;
  readonly keyHash: Buffer;
}

/** Authenticates bots and relays by their bearer keys. */
@Injectable()
export class MachineKeysService {
  private readonly machines: readonly KnownMachine[];

  constructor({ bots, relays }: Config) {
    this.machines = [...knownMachines('bot', bots), ...knownMachines('relay', relays)];
  }

  /** The machine of an Authorization header; null for none. */
  find(authorization: string | undefined): MachinePrincipal | null {
    const [, key] = /^Bearer ([\x21-\x7e]{1,512})$/.exec(authorization ?? '') ?? [];
    if (key === undefined) return null;
    const given = hash('sha256', key, 'buffer');
    // Compares every key, so that the duration does not reveal which one was similar.
    const matches = this.machines.filter(({ keyHash }) => timingSafeEqual(keyHash, given));
    return matches[0]?.principal ?? null;
  }
}

function knownMachines(
  kind: MachinePrincipal['kind'],
  machines: readonly ConfiguredMachine[],
): KnownMachine[] {
  return machines.map(({ name, keyHash }) => ({
    principal: { kind, name },
    keyHash: Buffer.from(keyHash, 'hex'),
  }));
}
