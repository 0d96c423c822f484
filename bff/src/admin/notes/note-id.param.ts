import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';

const toNoteId: PipeTransform<string, string> = {
  transform(text) {
    if (!/^[0-9a-f]{24}$/.test(text)) throw new DomainError('request/invalid');
    return text;
  },
};

/** Reads a note's id from the path; anything but 24 small hexadecimal digits is refused. */
export const NoteIdParam = (name: string): ParameterDecorator => Param(name, toNoteId);
