import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { completeMethods } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { MethodList } from './method-list';
import { METHOD_LIST_MODEL } from './method-list.schema';

/** Stored method lists. */
@Injectable()
export class PaymentMethodsRepository {
  constructor(@InjectModel(METHOD_LIST_MODEL) private readonly lists: Model<MethodList>) {}

  /** The newest lists, newest first, each with the methods of this version. */
  async listNewest(limit: number): Promise<MethodList[]> {
    const found = { projection: { _id: 0 }, sort: { number: -1 as const }, limit };
    const stored = await readMany<MethodList>(this.lists, {}, found);
    return stored.map((list) => ({ ...list, methods: completeMethods(list.methods) }));
  }

  /** Adds lists. @throws error 11000 when a number is used. */
  async insertMany(lists: readonly MethodList[]): Promise<void> {
    requireTransaction();
    await this.lists.insertMany(lists);
  }
}
