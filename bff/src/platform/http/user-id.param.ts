import { Param, type PipeTransform } from '@nestjs/common';
import { parseUserId } from '@portal/rules';
import { DomainError } from '../errors/domain-error';

const toUserId: PipeTransform<unknown, number> = {
  transform(text) {
    const userId = typeof text === 'string' ? parseUserId(text) : null;
    if (userId === null) throw new DomainError('accounts/invalid-id');
    return userId;
  },
};

/** Reads a user id from the path. Only plain decimal is accepted (SEC-33). */
export const UserIdParam = (name: string): ParameterDecorator => Param(name, toUserId);
