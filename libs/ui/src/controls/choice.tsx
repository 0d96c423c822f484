import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { FieldLabel } from './field';
import { chosenSegment, SegmentTrack, segmentStyle } from './segments';

const Group = styled('fieldset')({
  position: 'relative',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Floated, it is a block of the fieldset like any other: else the note would be placed below it.
  '& > legend': { float: 'left', width: '100%', padding: 0, marginBottom: 6 },
  '& > legend + *': { clear: 'both' },
});

// A legend holds nothing but the name of its group.
const Note = styled('span')({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

const Option = styled('label')(({ theme }) => ({
  ...segmentStyle,
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': chosenSegment(theme),
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  // The invisible radio covers the segment, so that pointer and assistive tools use the native input.
  '& > input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
  },
}));

/** Props of Choice. */
export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** At the end of the line of the label. */
  readonly note?: ReactNode;
}

/** A few options side by side, of which one is selected. Built on a native radio group. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  note,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group>
      <FieldLabel as="legend">{label}</FieldLabel>
      <SegmentTrack>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </SegmentTrack>
      {note && <Note>{note}</Note>}
    </Group>
  );
}
