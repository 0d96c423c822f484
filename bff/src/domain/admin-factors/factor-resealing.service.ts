import { Injectable } from '@nestjs/common';
import { AdminFactorsRepository } from './admin-factors.repository';
import { SecretBoxService } from './secret-box.service';

/** Result of the re-encryption. */
export interface Resealed {
  /** Secrets that are now encrypted with the first key. */
  readonly resealed: number;
  /** Secrets that were encrypted with the first key before. */
  readonly unchanged: number;
  /** Administrators whose secret no key decrypts; their recovery codes still work. */
  readonly unreadable: readonly string[];
}

/**
 * Key rotation: encrypts authenticator secrets with the first of two keys, so the second one can be removed
 * (OPS-30).
 */
@Injectable()
export class FactorResealingService {
  constructor(
    private readonly factors: AdminFactorsRepository,
    private readonly box: SecretBoxService,
  ) {}

  /** Can be interrupted and run again; codes work during the run. */
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
      // False: the administrator generated another secret since, which is encrypted with the first key.
      if (anew !== null && (await this.factors.reseal(actor, sealedSecret, anew))) resealed += 1;
      else unchanged += 1;
    }
    return { resealed, unchanged, unreadable };
  }
}
