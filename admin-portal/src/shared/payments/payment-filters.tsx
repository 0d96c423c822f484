import { methodName, PAYMENT_METHODS, type PaymentMethod } from '@portal/rules';
import { SelectField } from '@portal/ui';
import { DebouncedField } from '../lists/debounced-field';
import { FilterBox } from '../lists/filter-box';
import type { ParamChanges, ParamValues } from '../lists/params';
import { filterTexts } from './filter-texts';
import type { PAYMENT_PARAMS } from './payment-params';

/** Of the typed fields. */
const TYPED = { type: 'search', autoComplete: 'off', spellCheck: false, maxLength: 64 } as const;

type Schema = typeof PAYMENT_PARAMS;

interface PaymentFiltersProps {
  readonly values: ParamValues<Schema>;
  /** The search finds payers' numbers, too. */
  readonly hasSenders: boolean;
  readonly set: (changes: ParamChanges<Schema>) => void;
  readonly replace: (changes: ParamChanges<Schema>) => void;
}

/** The filter of payments: one search, the days, the method and the amount. */
export function PaymentFilters({ values, hasSenders, set, replace }: PaymentFiltersProps) {
  const methods: readonly PaymentMethod[] = PAYMENT_METHODS;
  return (
    <FilterBox role="search" aria-label={filterTexts.label}>
      <div className="wide">
        <DebouncedField
          {...TYPED}
          label={filterTexts.search}
          placeholder={hasSenders ? filterTexts.hint : filterTexts.shortHint}
          value={values.search}
          onText={(search) => replace({ search })}
        />
      </div>
      <DebouncedField
        label={filterTexts.from}
        type="date"
        value={values.from}
        onText={(from) => replace({ from })}
      />
      <DebouncedField
        label={filterTexts.to}
        type="date"
        value={values.to}
        onText={(to) => replace({ to })}
      />
      <SelectField
        label={filterTexts.method}
        value={values.method ?? ''}
        onChange={({ target }) =>
          set({ method: methods.find((method) => method === target.value) ?? null })
        }
      >
        <option value="">{filterTexts.anyMethod}</option>
        {methods.map((method) => (
          <option key={method} value={method}>
            {methodName(method)}
          </option>
        ))}
      </SelectField>
      <DebouncedField
        {...TYPED}
        label={filterTexts.amount}
        value={values.amount}
        onText={(amount) => replace({ amount })}
      />
    </FilterBox>
  );
}
