import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { methodName, PAYMENT_METHODS, type PaymentMethod } from '@portal/rules';
import { Field, SelectField, Surface } from '@portal/ui';
import type { ParamChanges, ParamValues } from '../lists/params';
import { useDebouncedText } from '../lists/use-debounced-text';
import { filterTexts } from './filter-texts';
import { NO_PAYMENT_FILTER, type PAYMENT_PARAMS, paymentFilterOf } from './payment-params';

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

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'date' | 'search';
  readonly hint?: string;
  readonly onText: (text: string) => void;
}

function TextField({ label, value, type = 'search', hint, onText }: TextFieldProps) {
  const text = useDebouncedText(value, onText);
  return (
    <Field
      label={label}
      type={type}
      {...(hint !== undefined && { placeholder: hint })}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      value={text.shown}
      onChange={(event) => text.type(event.target.value)}
    />
  );
}

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
  const isFiltered = Object.keys(paymentFilterOf(values)).length > 0;
  return (
    <Box role="search" aria-label={filterTexts.label}>
      <div className="wide">
        <TextField
          label={filterTexts.search}
          hint={hasSenders ? filterTexts.hint : filterTexts.shortHint}
          value={values.search}
          onText={(search) => replace({ search })}
        />
      </div>
      <TextField
        label={filterTexts.from}
        type="date"
        value={values.from}
        onText={(from) => replace({ from })}
      />
      <TextField
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
      <TextField
        label={filterTexts.amount}
        value={values.amount}
        onText={(amount) => replace({ amount })}
      />
      {isFiltered && (
        <Button color="inherit" variant="outlined" onClick={() => set(NO_PAYMENT_FILTER)}>
          {filterTexts.clear}
        </Button>
      )}
    </Box>
  );
}
