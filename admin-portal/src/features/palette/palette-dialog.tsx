import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type Closable, hiddenStyle } from '@portal/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { CommandGroup } from './command';
import { OptionList, optionId } from './option-list';
import { SearchState } from './search-state';
import { texts } from './texts';
import { usePalette } from './use-palette';

const Top = styled(Dialog)({
  // Aligned to the top, so that nothing moves when the list grows.
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginBlock: 'min(10dvh, 88px)' },
});

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '4px 8px 4px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1rem',
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

interface PaletteDialogProps extends Closable {
  readonly groups: readonly CommandGroup[];
}

/** The command palette: users by id or name, tabs and actions. Import it only from lazy-loaded code. */
export function PaletteDialog({ groups, onClose }: PaletteDialogProps) {
  const palette = usePalette(groups, onClose);
  const { active } = palette;
  const listId = useId();
  const titleId = useId();
  return (
    <Top open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <h2 id={titleId} style={hiddenStyle}>
        {texts.title}
      </h2>
      <Line>
        <Search size={18} aria-hidden />
        <Input
          role="combobox"
          aria-label={texts.title}
          aria-expanded={palette.count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={texts.placeholder}
          value={palette.shown}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.onKeyDown}
        />
        <IconButton aria-label={texts.close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Line>
      <OptionList
        id={listId}
        groups={palette.groups}
        active={active}
        onPoint={palette.point}
        onRun={palette.run}
      />
      <SearchState found={palette.found} typed={palette.typed} count={palette.count} />
    </Top>
  );
}
