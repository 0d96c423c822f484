import { styled } from '@mui/material/styles';
import { Link } from '@portal/router';
import { Avatar, StatusPill, tabularNumbers, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { texts } from './texts';
import { calledName, listedName } from './user-text';

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  '& > a': { maxWidth: '100%', textUnderlineOffset: 3, overflowWrap: 'anywhere' },
  '& > a:first-of-type': {
    fontWeight: 500,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
  '& > small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > a + a': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    // A larger touch target that takes no extra room.
    paddingBlock: 4,
    marginBlock: -2,
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));

interface UserIdentityProps {
  readonly user: {
    readonly userId: number;
    readonly name: string;
    /** Absent when no photo is known. */
    readonly profilePhotoUrl?: string;
    /** Absent in lists that do not know them. */
    readonly isFrozen?: boolean;
    readonly tags?: readonly string[];
  };
}

/**
 * Avatar, name or 'N/A' with a link to the user's record, and the id with a link to the user's dashboard; tags
 * and FROZEN where they are known.
 */
export function UserIdentity({ user }: UserIdentityProps) {
  const formats = useFormats();
  const { isFrozen = false, tags = [] } = user;
  return (
    <Row>
      <Avatar
        userId={user.userId}
        name={user.name}
        photoUrl={user.profilePhotoUrl ?? ''}
        size={36}
      />
      <Words>
        <Link to={paths.manage(user.userId)} title={texts.manage(calledName(user))}>
          {listedName(user)}
        </Link>
        <Link to={paths.user(user.userId)}>{formats.digits(user.userId)}</Link>
        {tags.length > 0 && <small>{tags.map((tag) => `#${tag}`).join(' ')}</small>}
      </Words>
      {isFrozen && <StatusPill tone="info">{texts.frozen}</StatusPill>}
    </Row>
  );
}
