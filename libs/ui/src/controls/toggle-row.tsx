import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 60,
  paddingBlock: 6,
  cursor: 'pointer',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Words = styled('span')({ flex: 1, minWidth: 0 });

const Name = styled('span')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 500 }));

const Hint = styled('span')(({ theme }) => ({
  display: 'block',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** Props of ToggleRow. */
export interface ToggleRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Beside the switch. */
  readonly note?: ReactNode;
}

/** A setting that is on or off. A tap anywhere on the row switches it. */
export function ToggleRow({ label, hint, checked, onChange, note }: ToggleRowProps) {
  const id = useId();
  return (
    <Row>
      <Words>
        <Name id={id}>{label}</Name>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      {note}
      <Switch
        checked={checked}
        onChange={(_event, next) => onChange(next)}
        slotProps={{
          input: { 'aria-labelledby': id, 'aria-describedby': hint ? `${id}-hint` : undefined },
        }}
      />
    </Row>
  );
}
