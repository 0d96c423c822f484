import { DebouncedField } from '../../shared/lists/debounced-field';
import { FilterBox } from '../../shared/lists/filter-box';
import { texts as lists } from '../../shared/lists/texts';
import type { ListParams } from '../../shared/lists/use-list-params';
import type { LOGIN_PARAMS } from './login-params';
import { texts } from './texts';

/** Of the typed fields. The longest IPv6 address has 45 characters. */
const TYPED = { type: 'search', autoComplete: 'off', spellCheck: false, maxLength: 45 } as const;

interface LoginFiltersProps {
  readonly params: ListParams<typeof LOGIN_PARAMS>;
}

/** The filter of sign-ins: user, address and day. */
export function LoginFilters({ params: { values, replace } }: LoginFiltersProps) {
  return (
    <FilterBox role="search" aria-label={texts.filter.label}>
      <DebouncedField
        {...TYPED}
        label={lists.userId}
        inputMode="numeric"
        value={values.userId}
        onText={(userId) => replace({ userId })}
      />
      <DebouncedField
        label={texts.filter.day}
        type="date"
        value={values.day}
        onText={(day) => replace({ day })}
      />
      <div className="wide">
        <DebouncedField
          {...TYPED}
          label={texts.ip}
          value={values.address}
          onText={(address) => replace({ address })}
        />
      </div>
    </FilterBox>
  );
}
