import { styled } from '@mui/material/styles';
import { TOUCH } from '@portal/ui';
import { Search } from 'lucide-react';
import { useDebouncedText } from './use-debounced-text';

const Box = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 240px',
  maxWidth: 400,
  minHeight: 40,
  paddingInlineStart: 12,
  gap: 8,
  // The line of a control reaches 3:1 against the page.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  ...theme.applyStyles('dark', { borderColor: '#5E6675' }),
  [TOUCH]: { minHeight: 46 },
  [theme.breakpoints.down('sm')]: { maxWidth: 'none' },
  '& > svg': { flex: 'none' },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 12px 0 0',
  border: 0,
  outline: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  // Below 16 px phones zoom into a focused field.
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { cursor: 'pointer' },
}));

interface SearchBoxProps {
  /** Stands in the empty box and names it for screen readers. */
  readonly label: string;
  readonly value: string;
  /** Told the trimmed text when one pauses typing. */
  readonly onSearch: (text: string) => void;
}

/** A search over a list that follows while one types. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const text = useDebouncedText(value, onSearch);
  return (
    <Box>
      <Search size={16} aria-hidden />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text.shown}
        onChange={(event) => text.type(event.target.value)}
      />
    </Box>
  );
}
