import { styled } from '@mui/material/styles';
import { ControlBox, ControlInput } from '@portal/ui';
import { Search } from 'lucide-react';
import { useDebouncedText } from './use-debounced-text';

const Box = styled(ControlBox)(({ theme }) => ({
  flex: '1 1 240px',
  maxWidth: 400,
  paddingInlineStart: 12,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { maxWidth: 'none' },
  '& > svg': { flex: 'none' },
  '& > input': { paddingInlineStart: 8, color: theme.vars.palette.text.primary },
  '& > input::placeholder': { opacity: 1 },
  '& > input::-webkit-search-cancel-button': { cursor: 'pointer' },
})) as typeof ControlBox;

interface SearchBoxProps {
  /** Stands in the empty box and names it for screen readers. */
  readonly label: string;
  readonly value: string;
  /** Called with the trimmed text when typing pauses. */
  readonly onSearch: (text: string) => void;
  /** How long one must pause typing, in ms; the lists' usual pause when absent. */
  readonly pauseMs?: number;
}

/** A search over a list that follows while one types. */
export function SearchBox({ label, value, onSearch, pauseMs }: SearchBoxProps) {
  const text = useDebouncedText(value, onSearch, pauseMs);
  return (
    <Box as="label">
      <Search size={16} aria-hidden />
      <ControlInput
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
