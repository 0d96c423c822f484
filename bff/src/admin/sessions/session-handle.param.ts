import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';

const toHandle: PipeTransform<string, string> = {
  transform(text) {
    if (!/^[0-9a-f]{32}$/.test(text)) throw new DomainError('request/invalid');
    return text;
  },
};

/** Reads a session's handle from the path: 32 lower-case hexadecimal digits. Anything else is refused. */
export const SessionHandleParam = (name: string): ParameterDecorator => Param(name, toHandle);
