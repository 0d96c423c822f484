import type { AllowedUses } from '@portal/testing';

/**
 * What the service may send to MongoDB: what it uses today and no more, for the embedded engine has
 * to do each of it as MongoDB does. Whoever needs another operator adds a line here;
 * operators.spec.ts then asks the database whether it knows it.
 */
export const ALLOWED_OPERATORS: AllowedUses = {
  commands: [
    ...['find', 'getMore', 'killCursors', 'aggregate', 'count'],
    ...['insert', 'update', 'delete', 'findAndModify'],
    ...['commitTransaction', 'abortTransaction', 'endSessions'],
    ...['create', 'createIndexes', 'listIndexes', 'dropIndexes'],
    ...['ping', 'buildinfo'],
  ],
  /** `update.updates.q` is the field `q` of every statement of `updates`. */
  fields: [
    ...['find.filter', 'find.projection', 'find.sort', 'find.skip', 'find.limit'],
    ...[
      'find.singleBatch',
      'find.batchSize',
      'find.maxTimeMS',
      'getMore.collection',
      'getMore.batchSize',
      'killCursors.cursors',
    ],
    ...['aggregate.pipeline', 'aggregate.cursor', 'listIndexes.cursor'],
    ...['insert.documents', 'insert.ordered'],
    ...['update.updates', 'update.updates.q', 'update.updates.u'],
    ...['update.updates.upsert', 'update.ordered', 'dropIndexes.index'],
    ...['delete.deletes', 'delete.deletes.q', 'delete.deletes.limit', 'delete.ordered'],
    ...['findAndModify.query', 'findAndModify.update', 'findAndModify.fields'],
    ...['findAndModify.new', 'findAndModify.upsert', 'findAndModify.remove'],
    ...['createIndexes.indexes', 'createIndexes.indexes.key', 'createIndexes.indexes.name'],
    ...['createIndexes.indexes.unique', 'createIndexes.indexes.expireAfterSeconds'],
    ...['createIndexes.indexes.partialFilterExpression'],
  ],
  query: ['$eq', '$gt', '$gte', '$in', '$lte', '$ne', '$nin', '$or', '$regex', '$type'],
  update: ['$inc', '$pull', '$push', '$set'],
  stages: ['$group', '$limit', '$lookup', '$match', '$project', '$skip', '$sort', '$unwind'],
  accumulators: ['$sum'],
  expressions: ['$dateToString'],
  /** Of values, besides JSON's and dates. */
  types: ['ObjectId'],
};
