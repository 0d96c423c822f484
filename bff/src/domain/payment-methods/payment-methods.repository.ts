import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { completeMethods } from '@portal/rules';
import { Model } from 'mongoose';
import { NumberedVersions } from '../../platform/mongo/numbered-versions';
import type { MethodList } from './method-list';
import { METHOD_LIST_MODEL } from './method-list.schema';

/** Stored method lists. */
@Injectable()
export class PaymentMethodsRepository extends NumberedVersions<MethodList> {
  constructor(@InjectModel(METHOD_LIST_MODEL) lists: Model<MethodList>) {
    super(lists);
  }

  /** The newest lists, newest first, each with the methods of this version of the service. */
  override async listNewest(limit: number): Promise<MethodList[]> {
    return (await super.listNewest(limit)).map(complete);
  }

  /** The list that was in effect at an instant; null when none is stored. */
  async findAt(at: Date): Promise<MethodList | null> {
    const list = await this.findPublished(at);
    return list && complete(list);
  }
}

const complete = (list: MethodList): MethodList => ({
  ...list,
  methods: completeMethods(list.methods),
});
