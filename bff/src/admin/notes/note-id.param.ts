import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';

const toNoteId: PipeTransform<string, string> = {
  transform(text) {
    if (!/^[0-9a-f]{24}$/.test(text)) throw new DomainError('request/invalid');
    return text;
  },
};

/** Reads a note's id from the path: 24 lower-case hexadecimal digits. Anything else is refused. */
export const NoteIdParam = (name: string): ParameterDecorator => Param(name, toNoteId);
