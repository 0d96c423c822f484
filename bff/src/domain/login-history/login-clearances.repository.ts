import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import {
  CLEARANCE_ID,
  LOGIN_CLEARANCE_MODEL,
  type LoginClearanceRecord,
} from './login-clearance.schema';

/** When the login history was cleared. Every read of sign-ins must check it first. */
@Injectable()
export class LoginClearancesRepository {
  constructor(
    @InjectModel(LOGIN_CLEARANCE_MODEL) private readonly clearances: Model<LoginClearanceRecord>,
  ) {}

  /** The instant up to which sign-ins count as deleted; 1970 when the history was never cleared. */
  async read(): Promise<Date> {
    const known = await readOne(this.clearances, { _id: CLEARANCE_ID });
    return known?.clearedAt ?? new Date(0);
  }

  /** Marks all sign-ins up to an instant as deleted. */
  async write(clearedAt: Date): Promise<void> {
    requireTransaction();
    await this.clearances
      .findOneAndUpdate(
        { _id: CLEARANCE_ID },
        { $set: { clearedAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .exec();
  }
}
