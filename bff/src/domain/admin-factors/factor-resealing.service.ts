import { Injectable } from '@nestjs/common';
import { AdminFactorsRepository } from './admin-factors.repository';
import { SecretBoxService } from './secret-box.service';

/** What became of the sealed secrets. */
export interface Resealed {
  /** Sealed under the first key now. */
  readonly resealed: number;
  /** They were already. */
  readonly unchanged: number;
  /** Names of administrators whose secret no key opens; recovery codes still work. */
  readonly unreadable: readonly string[];
}

/** Seals authenticator apps' secrets under the first of two keys, so that the second can go (OPS-30). */
@Injectable()
export class FactorResealingService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly box: SecretBoxService,
  ) {}

  /** May be cut off and run again; codes work all the time. */
  async run(): Promise<Resealed> {
    let resealed = 0;
    let unchanged = 0;
    const unreadable: string[] = [];
    for (const { _id: actor, sealedSecret } of await this.factors.list()) {
      if (this.box.open(actor, sealedSecret) === null) {
        unreadable.push(actor);
        continue;
      }
      const anew = this.box.reseal(actor, sealedSecret);
      // False: the administrator drew another secret meanwhile, sealed under the first key.
      if (anew !== null && (await this.factors.reseal(actor, sealedSecret, anew))) resealed += 1;
      else unchanged += 1;
    }
    return { resealed, unchanged, unreadable };
  }
}
