import { styled } from '@mui/material/styles';
import { isPlaceholderName } from '@portal/rules';
import { SelectBox } from './select-box';
import { texts } from './texts';
import type { UserSelection } from './use-user-selection';

interface SelectUserProps {
  readonly user: { readonly userId: number; readonly name: string };
  readonly selection: UserSelection;
}

/** The checkbox of one user. */
export function SelectUser({ user: { userId, name }, selection }: SelectUserProps) {
  return (
    <SelectBox
      label={texts.user(isPlaceholderName(name) ? null : name, userId)}
      checked={selection.has(userId)}
      onToggle={(range) => selection.toggle(userId, { range })}
    />
  );
}

const PageLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  cursor: 'pointer',
});

/** The checkbox of all users of the page, with its label. */
export function SelectPage({ selection }: { readonly selection: UserSelection }) {
  return (
    <PageLabel>
      <SelectBox
        label={texts.page}
        checked={selection.page === 'all'}
        partly={selection.page === 'some'}
        onToggle={selection.togglePage}
      />
      <span>{texts.page}</span>
    </PageLabel>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  // Aligned with the boxes of the rows below, whose border is 4 px wide.
  paddingInlineStart: 20,
  color: theme.vars.palette.text.secondary,
}));

/** The same in its own line, above rows without a table head. */
export function SelectPageLine({ selection }: { readonly selection: UserSelection }) {
  return (
    <Line>
      <SelectPage selection={selection} />
    </Line>
  );
}
