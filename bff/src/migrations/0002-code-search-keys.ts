import { codeSearchKeys } from '@portal/rules';
import { backfill } from '../platform/migrations/backfill';

/** Redeem codes of before batches and the search. */
export const codeSearch = backfill({
  name: '0002-code-search-keys',
  does: 'keys by which redeem codes are found',
  collection: 'redeem_codes',
  lacking: { searchKeys: null },
  async fieldsOf({ redeem_code, batch }) {
    const ofBatch = typeof batch === 'string' ? batch : null;
    return { searchKeys: codeSearchKeys(String(redeem_code), ofBatch) };
  },
});
