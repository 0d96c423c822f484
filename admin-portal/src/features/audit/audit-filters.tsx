import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Field, SelectField, Surface } from '@portal/ui';
import { useDebouncedText } from '../../shared/lists/use-debounced-text';
import { ACTION_GROUPS } from './action-options';
import { type AuditParams, NO_FILTER } from './audit-params';
import { texts } from './texts';

const filterTexts = texts.filter;

const Box = styled(Surface)(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: 12,
  padding: 16,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > .wide': { gridColumn: 'span 2' },
  },
}));

function DayField(props: { label: string; value: string; onDay: (day: string) => void }) {
  const text = useDebouncedText(props.value, props.onDay);
  return (
    <Field
      label={props.label}
      type="date"
      value={text.shown}
      onChange={(event) => text.type(event.target.value)}
    />
  );
}

function TargetField({ value, onTarget }: { value: string; onTarget: (text: string) => void }) {
  const text = useDebouncedText(value, onTarget);
  return (
    <Field
      label={filterTexts.target}
      placeholder={filterTexts.targetHint}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={text.shown}
      onChange={(event) => text.type(event.target.value)}
    />
  );
}

interface AuditFiltersProps {
  readonly params: AuditParams;
  /** Names of all administrators who have ever changed something. */
  readonly actors: readonly string[];
}

/** The filters of the audit: administrator, action, target and date. */
export function AuditFilters({ params, actors }: AuditFiltersProps) {
  const { values: entries, set, replace } = params;
  const known = ACTION_GROUPS.flatMap(({ options }) => options.map(({ value }) => value));
  return (
    <Box role="search" aria-label={filterTexts.label}>
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
      <TargetField value={entries.target} onTarget={(target) => replace({ target })} />
      <div className="wide">
        <SelectField
          label={filterTexts.action}
          value={entries.action}
          onChange={(event) => set({ action: event.target.value })}
        >
          <option value="">{filterTexts.anything}</option>
          {entries.action && !known.includes(entries.action) && <option>{entries.action}</option>}
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
      <DayField label={filterTexts.from} value={entries.from} onDay={(from) => replace({ from })} />
      <DayField label={filterTexts.to} value={entries.to} onDay={(to) => replace({ to })} />
      {Object.values(entries).some(Boolean) && (
        <Button color="inherit" variant="outlined" onClick={() => set(NO_FILTER)}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
}
