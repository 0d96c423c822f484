import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { LOGIN_MODEL, type LoginRecord } from './login-history.schema';

/** Stored sign-ins. */
@Injectable()
export class LoginHistoryRepository {
  constructor(@InjectModel(LOGIN_MODEL) private readonly logins: Model<LoginRecord>) {}

  /** Adds a sign-in. */
  async insert(login: Omit<LoginRecord, '_id'>, session: ClientSession): Promise<void> {
    await this.logins.create([login], { session });
  }

  /** The latest sign-ins of a user, newest first. */
  async listOfUser(userId: number, limit: number): Promise<LoginRecord[]> {
    return this.logins
      .find({ userId })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<LoginRecord[]>()
      .exec();
  }
}
