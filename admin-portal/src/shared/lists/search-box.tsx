import { styled } from '@mui/material/styles';
import { ControlBox, ControlInput } from '@portal/ui';
import Search from 'lucide-react/icons/search';
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
  /** Placeholder and accessible name. */
  readonly label: string;
  readonly value: string;
  /** Called with the trimmed text after a pause in typing. */
  readonly onSearch: (text: string) => void;
  /** Debounce in ms. Default: the debounce of the lists. */
  readonly pauseMs?: number;
}

/** A search field that filters a list while the user types. */
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
