import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
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
  async read(session?: ClientSession): Promise<Date> {
    const known = await this.clearances
      .findById(CLEARANCE_ID, null, { session })
      .lean<LoginClearanceRecord>()
      .exec();
    return known?.clearedAt ?? new Date(0);
  }

  /** Marks all sign-ins up to an instant as deleted. */
  async write(clearedAt: Date, session: ClientSession): Promise<void> {
    await this.clearances
      .findOneAndUpdate(
        { _id: CLEARANCE_ID },
        { $set: { clearedAt } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .exec();
  }
}
