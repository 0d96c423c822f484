import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';

const RECORD_ID = /^[0-9a-f]{24}$/;

const toRecordId: PipeTransform<unknown, string> = {
  transform(text) {
    if (typeof text === 'string' && RECORD_ID.test(text)) return text;
    throw new DomainError('request/invalid', undefined, 'this is no id of a record');
  },
};

/** Reads the id of a stored record from the path: 24 hexadecimal digits. Anything else is refused. */
export const RecordIdParam = (name: string): ParameterDecorator => Param(name, toRecordId);
