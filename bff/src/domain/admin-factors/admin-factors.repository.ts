import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { ADMIN_FACTOR_MODEL, type AdminFactorRecord } from './admin-factor.schema';

/** Fields that enable a new secret. */
type Enabling = Pick<AdminFactorRecord, 'lastStep' | 'recoveryHashes' | 'codesDrawnAt'> & {
  enabledAt: Date;
};

/**
 * Stored authenticator apps. Each write checks the state it expects, so concurrent writes cannot both
 * succeed.
 */
@Injectable()
export class AdminFactorsRepository {
  constructor(
    @InjectModel(ADMIN_FACTOR_MODEL) private readonly factors: Model<AdminFactorRecord>,
  ) {}

  /** The app of an administrator, enabled or waiting; null for none. */
  async find(actor: string): Promise<AdminFactorRecord | null> {
    return readOne(this.factors, { _id: actor });
  }

  /** The apps of several administrators. */
  async listOf(actors: readonly string[]): Promise<AdminFactorRecord[]> {
    return readMany(this.factors, { _id: { $in: [...actors] } }, {});
  }

  /** All apps, by name of the administrator. */
  async list(): Promise<AdminFactorRecord[]> {
    return readMany(this.factors, {}, { sort: { _id: 1 } });
  }

  /** Replaces an encrypted secret; false when another one was stored since. */
  async reseal(actor: string, from: string, to: string): Promise<boolean> {
    const result = await this.factors
      .updateOne({ _id: actor, sealedSecret: from }, { $set: { sealedSecret: to } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Stores a new secret instead of an earlier one. @throws error 11000 when an app is enabled. */
  async draw(actor: string, sealedSecret: string, drawnAt: Date): Promise<void> {
    const unused = { lastStep: 0, recoveryHashes: [], codesDrawnAt: null };
    const drawn = { sealedSecret, drawnAt, enabledAt: null, ...unused };
    await this.factors
      .findOneAndUpdate({ _id: actor, enabledAt: null }, { $set: drawn }, { upsert: true })
      .exec();
  }

  /** Enables this secret; false when an app is enabled already, or another secret was generated since. */
  async enable(actor: string, sealedSecret: string, change: Enabling): Promise<boolean> {
    requireTransaction();
    const result = await this.factors
      .updateOne({ _id: actor, enabledAt: null, sealedSecret }, { $set: change })
      .exec();
    return result.matchedCount === 1;
  }

  /** Marks the codes of a time step and all earlier ones as used; false when they were used already. */
  async useStep(actor: string, sealedSecret: string, step: number): Promise<boolean> {
    const unused = { enabledAt: { $ne: null }, lastStep: { $lte: step - 1 } };
    const result = await this.factors
      .updateOne({ _id: actor, sealedSecret, ...unused }, { $set: { lastStep: step } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Removes a recovery code; false when it is not one of the unused ones. */
  async useRecoveryHash(actor: string, hash: string): Promise<boolean> {
    const result = await this.factors
      .updateOne(
        { _id: actor, enabledAt: { $ne: null }, recoveryHashes: hash },
        { $pull: { recoveryHashes: hash } },
      )
      .exec();
    return result.modifiedCount === 1;
  }

  /** Replaces the recovery codes; false without an enabled app. */
  async replaceHashes(
    actor: string,
    recoveryHashes: string[],
    codesDrawnAt: Date,
  ): Promise<boolean> {
    requireTransaction();
    const result = await this.factors
      .updateOne(
        { _id: actor, enabledAt: { $ne: null } },
        { $set: { recoveryHashes, codesDrawnAt } },
      )
      .exec();
    return result.matchedCount === 1;
  }

  /** Removes an enabled app; false without one. */
  async remove(actor: string): Promise<boolean> {
    requireTransaction();
    const result = await this.factors.deleteOne({ _id: actor, enabledAt: { $ne: null } }).exec();
    return result.deletedCount === 1;
  }
}
