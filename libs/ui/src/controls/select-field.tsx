import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { ControlBox } from './control-box';
import { FieldLabel, FieldWrap } from './field';
import { hiddenStyle } from '../layout/hidden-style';

const Box = styled(ControlBox)({
  position: 'relative',
  '& > svg': { position: 'absolute', insetInlineEnd: 12, pointerEvents: 'none' },
});

const Select = styled('select')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 36px 0 12px',
  border: 0,
  outline: 0,
  borderRadius: 8,
  appearance: 'none',
  textOverflow: 'ellipsis',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Phones zoom into a focused field with a font below 16 px.
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': { outline: 0 },
  // On some systems the native list takes only the text colour from the page, not the background.
  '& option, & optgroup': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** Props of SelectField: the props of a select with its options as children, and its label. */
export interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  /** The label is only for screen readers. */
  readonly isLabelHidden?: boolean;
}

/** A select field that opens the native list of the system. */
export function SelectField({ label, isLabelHidden = false, id, ...select }: SelectFieldProps) {
  const ownId = useId();
  return (
    <FieldWrap>
      <FieldLabel htmlFor={id ?? ownId} style={isLabelHidden ? hiddenStyle : undefined}>
        {label}
      </FieldLabel>
      <Box>
        <Select id={id ?? ownId} {...select} />
        <ChevronDown size={16} aria-hidden />
      </Box>
    </FieldWrap>
  );
}
