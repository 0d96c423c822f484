import { styled } from '@mui/material/styles';
import { type DayRange, INSIGHTS_PRESETS, isCalendarDay } from '@portal/rules';
import { Choice, Field } from '@portal/ui';
import { useDebouncedText } from '../../../shared/lists/use-debounced-text';
import type { InsightsAddress, Preset } from './insights-address';
import { texts } from './texts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: 12,
  marginBottom: 20,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > fieldset': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 420px) 180px 180px',
    '& > fieldset': { gridColumn: 'auto' },
  },
}));

const OPTIONS: readonly { value: Preset; label: string }[] = [
  ...INSIGHTS_PRESETS.map((days) => ({
    value: `${days}` as const,
    label: texts.presets[days],
  })),
  { value: 'custom', label: texts.custom },
];

function DayField(props: { label: string; value: string; onDay: (day: string) => void }) {
  const text = useDebouncedText(props.value, (day) => {
    if (isCalendarDay(day)) props.onDay(day);
  });
  return (
    <Field
      label={props.label}
      type="date"
      value={text.shown}
      onChange={(event) => text.type(event.target.value)}
    />
  );
}

interface RangePickerProps {
  readonly address: InsightsAddress;
  /** The days that are shown. */
  readonly shown: DayRange;
}

/** Selects the days: the last 7, 30 or 90, or a custom range. */
export function RangePicker({ address, shown }: RangePickerProps) {
  const { asked, preset } = address;
  const range = preset === 'custom' ? { ...shown, ...asked } : shown;
  const { from, to } = range;
  return (
    <Row>
      <Choice
        label={texts.range}
        options={OPTIONS}
        value={preset}
        onChange={(value) => (value === 'custom' ? address.setRange(shown) : address.pick(value))}
      />
      <DayField
        label={texts.from}
        value={from}
        onDay={(day) => address.setRange({ from: day, to })}
      />
      <DayField label={texts.to} value={to} onDay={(day) => address.setRange({ from, to: day })} />
    </Row>
  );
}
