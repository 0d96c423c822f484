import { styled } from '@mui/material/styles';
import { displayName } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';

const Line = styled('p')(({ theme }) => ({
  ...tabularNumbers,
  // Above the colour that DialogBody gives its texts.
  '&&': { color: theme.vars.palette.text.primary },
  '& > strong': { fontWeight: 600 },
}));

interface UserLineProps {
  readonly user: { readonly userId: number; readonly name: string };
}

/** Names the user whom a dialog is about; the dialog may cover the profile. */
export function UserLine({ user }: UserLineProps) {
  return (
    <Line>
      <strong>{displayName(user.name, user.userId)}</strong> · {user.userId}
    </Line>
  );
}
