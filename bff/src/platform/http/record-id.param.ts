import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';
import { isDocumentId } from '../mongo/document-id';

const malformed = (): DomainError =>
  new DomainError('request/invalid', undefined, 'this is no id of a record');

/** Reads the id of a stored record from the path. Refuses anything else, by default as invalid request. */
export const RecordIdParam = (name: string, refusal = malformed): ParameterDecorator => {
  const toRecordId: PipeTransform<unknown, string> = {
    transform(text) {
      if (isDocumentId(text)) return text;
      throw refusal();
    },
  };
  return Param(name, toRecordId);
};
