import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { Avatar, tabularNumbers, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { listedName } from './user-text';

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  '& > b': { maxWidth: '100%', fontWeight: 500, overflowWrap: 'anywhere' },
  '& > a': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    // A larger touch target that takes no extra room.
    paddingBlock: 4,
    marginBlock: -2,
    textUnderlineOffset: 3,
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));

interface UserIdentityProps {
  readonly user: {
    readonly userId: number;
    readonly name: string;
    /** Absent when no photo is known. */
    readonly profilePhotoUrl?: string;
  };
}

/** Avatar, name or 'N/A', and the id with a link to the user's dashboard. */
export function UserIdentity({ user }: UserIdentityProps) {
  const formats = useFormats();
  return (
    <Row>
      <Avatar
        userId={user.userId}
        name={user.name}
        photoUrl={user.profilePhotoUrl ?? ''}
        size={36}
      />
      <Words>
        <b>{listedName(user)}</b>
        <Link to={paths.user(user.userId)}>{formats.digits(user.userId)}</Link>
      </Words>
    </Row>
  );
}
