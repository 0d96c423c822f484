import { Param, type PipeTransform } from '@nestjs/common';
import { MAX_TASK_ID_LENGTH } from './task';
import { DomainError } from '../../platform/errors/domain-error';

const TASK_ID = new RegExp(`^[A-Za-z0-9_:.-]{1,${MAX_TASK_ID_LENGTH}}$`);

const toTaskId: PipeTransform<string, string> = {
  transform(text) {
    if (!TASK_ID.test(text)) throw new DomainError('request/invalid');
    return text;
  },
};

/** Reads a task id from the path; refuses other characters than letters, digits and `_-:.`. */
export const TaskIdParam = (name: string): ParameterDecorator => Param(name, toTaskId);
