import { Param, type PipeTransform } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error';

const toActionId: PipeTransform<unknown, string> = {
  transform(text) {
    if (typeof text === 'string' && /^[0-9a-f]{24}$/.test(text)) return text;
    throw new DomainError('bulk-actions/not-found');
  },
};

/** Reads the id of a bulk action from the path. A malformed id is answered as "not found". */
export const ActionIdParam = (): ParameterDecorator => Param('actionId', toActionId);
