import type { AllowedUses } from '@portal/testing';

/**
 * The commands and operators that the service may send to MongoDB. Only those in use are listed, because the
 * embedded engine must behave like MongoDB for each of them. If you need another operator, add a line here;
 * operators.spec.ts then checks that the database supports it.
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
      'getMore.maxTimeMS',
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
  stages: [
    '$group',
    '$limit',
    '$lookup',
    '$changeStream',
    '$match',
    '$project',
    '$skip',
    '$sort',
    '$unwind',
  ],
  accumulators: ['$sum'],
  expressions: ['$dateToString'],
  /** BSON types of values, in addition to those of JSON and dates. */
  types: ['ObjectId'],
};
