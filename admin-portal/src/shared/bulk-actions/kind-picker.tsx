import { styled } from '@mui/material/styles';
import type { BulkActionKind } from '@portal/contracts';
import { hiddenStyle, TOUCH } from '@portal/ui';
import { useId } from 'react';
import { KIND_ICONS } from './kinds';
import { texts } from './texts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Option = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'border-color 120ms, background-color 120ms',
  [TOUCH]: { minHeight: 48 },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: theme.vars.palette.text.disabled },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 9%, transparent)`,
    '& > svg': { color: theme.vars.palette.primary.main },
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  // The invisible radio covers the card, so that pointer and assistive tools use the native input.
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));

interface KindPickerProps {
  readonly kinds: readonly BulkActionKind[];
  readonly picked: BulkActionKind;
  readonly onPick: (kind: BulkActionKind) => void;
}

/** The kinds of bulk actions as cards, of which one is selected. Built on a native radio group. */
export function KindPicker({ kinds, picked, onPick }: KindPickerProps) {
  const name = useId();
  return (
    <Group>
      <legend style={hiddenStyle}>{texts.kind}</legend>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <Option key={kind}>
            <input
              type="radio"
              name={name}
              checked={kind === picked}
              onChange={() => onPick(kind)}
            />
            <Icon size={17} aria-hidden />
            {texts.kinds[kind]}
          </Option>
        );
      })}
    </Group>
  );
}
