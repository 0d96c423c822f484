import { send } from '@portal/api-client';
import { listLoginHistory, type LoginRecordView } from '@portal/contracts';
import { columnsFile } from '../../shared/lists/columns-file';
import { readAllRows } from '../../shared/lists/read-all-rows';
import type { WriteFile } from '../../shared/lists/use-export';
import type { LoginColumn } from './login-columns';
import type { LoginsFilter } from './logins-query';

/** Writes the sign-ins of a filter in its order, with the facts that are shown. */
export const loginsFileWriter =
  (filter: LoginsFilter, columns: readonly Pick<LoginColumn, 'file'>[]): WriteFile =>
  async (options) => {
    const all = await readAllRows<LoginRecordView>(async (page, limit, signal) => {
      const query = { ...filter, page, limit };
      const { history, pagination } = await send(listLoginHistory, { query, signal });
      return { rows: history, pagination };
    }, options);
    return columnsFile('login-history', columns, all);
  };
