import { styled } from '@mui/material/styles';
import { type DayRange, INSIGHTS_PRESETS, isCalendarDay } from '@portal/rules';
import { Choice } from '@portal/ui';
import { DebouncedField } from '../../../shared/lists/debounced-field';
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
  const setDay = (end: keyof DayRange) => (day: string) => {
    if (isCalendarDay(day)) address.setRange({ from, to, [end]: day });
  };
  return (
    <Row>
      <Choice
        label={texts.range}
        options={OPTIONS}
        value={preset}
        onChange={(value) => (value === 'custom' ? address.setRange(shown) : address.pick(value))}
      />
      <DebouncedField type="date" label={texts.from} value={from} onText={setDay('from')} />
      <DebouncedField type="date" label={texts.to} value={to} onText={setDay('to')} />
    </Row>
  );
}
