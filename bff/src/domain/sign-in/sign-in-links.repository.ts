import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { SIGN_IN_LINK_MODEL, type SignInLinkRecord } from './sign-in-link.schema';

/** Links that sign a user in in another browser. */
@Injectable()
export class SignInLinksRepository {
  constructor(@InjectModel(SIGN_IN_LINK_MODEL) private readonly links: Model<SignInLinkRecord>) {}

  /** Stores a link, and removes the earlier ones of its session. */
  async replace(link: SignInLinkRecord): Promise<void> {
    await this.links.deleteMany({ sessionId: link.sessionId });
    await this.links.create(link);
  }

  /** The link if it has not ended; null otherwise. */
  async find(id: string, now: Date): Promise<SignInLinkRecord | null> {
    return this.links
      .findOne({ _id: id, expiresAt: { $gt: now } })
      .lean<SignInLinkRecord>()
      .exec();
  }

  /** Uses a link up; false when it was used before, on any instance. */
  async use(id: string): Promise<boolean> {
    const { deletedCount } = await this.links.deleteOne({ _id: id });
    return deletedCount === 1;
  }
}
