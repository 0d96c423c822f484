import { styled } from '@mui/material/styles';
import type { UserCandidate } from '@portal/contracts';
import { Link } from '@portal/router';
import { Avatar, counted, StatusPill, Surface, tabularNumbers, useFormats } from '@portal/ui';
import { paths } from '../../paths';
import { videosText } from '../../shared/actions/videos-text';
import { PlanBadge } from '../../shared/users/plan-badge';
import { texts as shared } from '../../shared/users/texts';
import { calledName, signedOutText } from '../../shared/users/user-text';
import { texts } from './texts';
import type { Candidates } from './use-find-user';

const candidateTexts = texts.candidates;

const Box = styled(Surface)(({ theme }) => ({
  marginBottom: 24,
  '& > h2': { ...theme.typography.h2, margin: 0, padding: '16px 16px 8px' },
  '& > ul': { margin: 0, padding: '0 8px 8px', listStyle: 'none' },
}));

const Choice = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  alignItems: 'center',
  gap: '4px 12px',
  gridTemplateColumns: '36px minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  padding: 8,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 500 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    '& > * + *': { gridColumn: 2 },
  },
}));

interface CandidateListProps extends Candidates {
  readonly onChoose: () => void;
}

/** Users who match a search, each with the facts that tell namesakes apart. The administrator chooses one. */
export function CandidateList({ candidates, total, onChoose }: CandidateListProps) {
  return (
    <Box role="region" aria-label={candidateTexts.label}>
      <h2>{candidateTexts.title(counted(total, 'user'))}</h2>
      <ul>
        {candidates.map((user) => (
          <li key={user.userId}>
            <Candidate user={user} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Candidate({ user, onChoose }: { user: UserCandidate; onChoose: () => void }) {
  const formats = useFormats();
  const { userId, name, profilePhotoUrl, daysRemaining, lastSeenAt, lastPaidAt, tags } = user;
  return (
    <Choice to={paths.manage(userId)} onClick={onChoose}>
      <Avatar userId={userId} name={name} photoUrl={profilePhotoUrl} size={36} />
      <span>
        <strong>{calledName(user)}</strong>
        <small>{[userId, ...tags.map((tag) => `#${tag}`)].join(' ')}</small>
      </span>
      <span>
        <PlanBadge user={user} />
        {user.isFrozen && <StatusPill tone="info">{shared.frozen}</StatusPill>}
        <small>{user.boughtPlan}</small>
      </span>
      <span>
        {candidateTexts.daysLeft(counted(daysRemaining, 'day'))}
        <small>{videosText(user.balance)}</small>
      </span>
      <span>
        <small>
          {lastSeenAt === null
            ? signedOutText(user, formats)
            : candidateTexts.seen(formats.date(lastSeenAt))}
        </small>
        {lastPaidAt && <small>{candidateTexts.paid(formats.date(lastPaidAt))}</small>}
      </span>
    </Choice>
  );
}
