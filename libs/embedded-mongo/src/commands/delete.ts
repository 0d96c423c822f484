import { MongoError } from '../errors';
import { findAll } from '../query/find';
import {
  checkFields,
  type CommandDefinition,
  docField,
  docList,
  existingCollection,
} from './definition';
import { runStatements } from './write-errors';

export const deleteCommand: CommandDefinition = {
  kind: 'write',
  options: ['deletes', 'ordered', 'stmtId', 'stmtIds'],
  refused: ['let'],
  inTransaction: true,
  creates: () => false,
  run(context, view) {
    const { engine, command } = context;
    const collection = existingCollection(context);
    let n = 0;
    const errors = runStatements(
      docList(command, 'deletes'),
      command['ordered'] !== false,
      (statement) => {
        checkFields(statement, 'delete.deletes', ['q', 'limit'], ['collation', 'hint']);
        const limit = Number(statement['limit']);
        if (limit !== 0 && limit !== 1)
          throw new MongoError(
            'FailedToParse',
            'The limit field in delete objects must be 0 or 1.',
          );
        for (const { record, doc } of findAll(view, collection, {
          filter: docField(statement, 'q'),
          limit,
        })) {
          if (collection !== undefined) engine.records.remove(view, collection, record, doc);
          n += 1;
        }
      },
    );
    return { n, ...errors, ok: 1 };
  },
};
