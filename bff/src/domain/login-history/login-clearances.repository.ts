import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import {
  CLEARANCE_ID,
  LOGIN_CLEARANCE_MODEL,
  type LoginClearanceRecord,
} from './login-clearance.schema';

/** Up to when the login history was cleared. Every reader of sign-ins asks here first. */
@Injectable()
export class LoginClearancesRepository {
  constructor(
    @InjectModel(LOGIN_CLEARANCE_MODEL) private readonly clearances: Model<LoginClearanceRecord>,
  ) {}

  /** The instant up to which sign-ins count as deleted; 1970 when it never was. */
  async read(session?: ClientSession): Promise<Date> {
    const known = await this.clearances
      .findById(CLEARANCE_ID, null, { session })
      .lean<LoginClearanceRecord>()
      .exec();
    return known?.clearedAt ?? new Date(0);
  }

  /** Clears up to an instant. */
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
