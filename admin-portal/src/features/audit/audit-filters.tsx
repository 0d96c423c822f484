import { SelectField } from '@portal/ui';
import { DebouncedField } from '../../shared/lists/debounced-field';
import { FilterBox } from '../../shared/lists/filter-box';
import { ACTION_GROUPS, ACTION_OPTIONS } from './action-options';
import type { AuditParams } from './audit-params';
import { texts } from './texts';

const filterTexts = texts.filter;

interface AuditFiltersProps {
  readonly params: AuditParams;
  /** Names of all administrators who have ever changed something. */
  readonly actors: readonly string[];
}

/** The filters of the audit: administrator, action, target and date. */
export function AuditFilters({ params, actors }: AuditFiltersProps) {
  const { values: entries, set, replace } = params;
  const isUnknown =
    entries.action !== '' && !ACTION_OPTIONS.some(({ value }) => value === entries.action);
  return (
    <FilterBox role="search" aria-label={filterTexts.label}>
      <SelectField
        label={filterTexts.actor}
        value={entries.actor}
        onChange={(event) => set({ actor: event.target.value })}
      >
        <option value="">{filterTexts.anybody}</option>
        {[...new Set([...actors, ...(entries.actor ? [entries.actor] : [])])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <DebouncedField
        label={filterTexts.target}
        placeholder={filterTexts.targetHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={entries.target}
        onText={(target) => replace({ target })}
      />
      <div className="wide">
        <SelectField
          label={filterTexts.action}
          value={entries.action}
          onChange={(event) => set({ action: event.target.value })}
        >
          <option value="">{filterTexts.anything}</option>
          {isUnknown && <option>{entries.action}</option>}
          {ACTION_GROUPS.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <DebouncedField
        type="date"
        label={filterTexts.from}
        value={entries.from}
        onText={(from) => replace({ from })}
      />
      <DebouncedField
        type="date"
        label={filterTexts.to}
        value={entries.to}
        onText={(to) => replace({ to })}
      />
    </FilterBox>
  );
}
