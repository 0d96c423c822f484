import { styled } from '@mui/material/styles';
import { type ChangeEvent, type MouseEvent, useEffect, useRef } from 'react';

const SIZE = 18;

const Box = styled('input')(({ theme }) => ({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  margin: 0,
  // The border reaches a contrast of 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 5,
  cursor: 'pointer',
  verticalAlign: 'middle',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'background-color 120ms, border-color 120ms',
  ...theme.applyStyles('dark', { borderColor: '#6B7484', backgroundColor: '#0E1116' }),
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    backgroundColor: theme.vars.palette.primary.contrastText,
    clipPath: 'polygon(14% 44%, 0 62%, 44% 100%, 100% 18%, 82% 4%, 41% 66%)',
    transform: 'scale(0)',
    transition: 'transform 120ms',
  },
  '&:checked, &:indeterminate': {
    borderColor: theme.vars.palette.primary.dark,
    backgroundColor: theme.vars.palette.primary.dark,
    '&::before': { transform: 'none' },
  },
  '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
  // Enlarges the touch target without taking room.
  '&::after': { content: '""', position: 'absolute', inset: -13 },
  '&:hover:not(:checked, :indeterminate)': { borderColor: theme.vars.palette.text.secondary },
  // Forced colours remove the background colours.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
}));

/** A click with Shift would also select the text between two boxes. */
function keepText(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}

interface SelectBoxProps {
  /** Accessible name of the box. */
  readonly label: string;
  readonly checked: boolean;
  /** Some, but not all, of its rows are selected. */
  readonly partly?: boolean;
  /** `shift` says whether the Shift key was pressed. */
  readonly onToggle: (shift: boolean) => void;
}

/** A checkbox for a row or for a page of rows. Built on a native checkbox. */
export function SelectBox({ label, checked, partly = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  const toggle = ({ nativeEvent }: ChangeEvent): void =>
    onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <Box
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={toggle}
      onMouseDown={keepText}
    />
  );
}
