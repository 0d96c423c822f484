import { Param, type PipeTransform } from '@nestjs/common';
import { TASK_COLUMNS, type TaskColumn } from '@portal/contracts';
import { DomainError } from '../../platform/errors/domain-error';

const toColumn: PipeTransform<string, TaskColumn> = {
  transform(text) {
    const column = TASK_COLUMNS.find((known) => known === text);
    if (!column) throw new DomainError('request/invalid');
    return column;
  },
};

/** Reads a column of the Live Queue from the path. */
export const ColumnParam = (name: string): ParameterDecorator => Param(name, toColumn);
