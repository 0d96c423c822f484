import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { deleteLoginRecord, type LoginRecordView } from '@portal/contracts';
import { Link } from '@portal/router';
import { Avatar, ConfirmIconButton, Surface, tabularNumbers, useFormats } from '@portal/ui';
import Trash2 from 'lucide-react/icons/trash';
import { paths } from '../../paths';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts as userTexts } from '../../shared/users/texts';
import { SelectBox } from '../../shared/selection/select-box';
import type { LoginColumn } from './login-columns';
import { loginTime } from './login-time';
import { texts } from './texts';

const Card = styled(Surface)({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  '& > input': { marginTop: 9 },
});

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  flex: 1,
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
  '& b': { fontWeight: 550 },
  '& a': { color: 'inherit', textUnderlineOffset: 3, paddingBlock: 4 },
}));

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: theme.vars.palette.text.secondary,
}));

interface LoginCardProps {
  readonly login: LoginRecordView;
  /** The facts to show. */
  readonly columns: readonly LoginColumn[];
  /** Null when the role may not delete. */
  readonly selection: { readonly selected: boolean; readonly onToggle: () => void } | null;
  readonly onDeleted: () => void;
}

/** One sign-in: user, time, address and device. */
export function LoginCard({ login, columns, selection, onDeleted }: LoginCardProps) {
  // The user agent is long and has a line of its own.
  const agent = columns.find(({ name }) => name === 'agent');
  const short = columns.filter((column) => column.shown !== 'always' && column !== agent);
  const formats = useFormats();
  const who = login.name || texts.unknownUser;
  const when = loginTime(login.loginTime);
  const deleting = useServiceAction({
    send: () => send(deleteLoginRecord, { params: { recordId: login._id } }),
    done: texts.deleted,
    failed: texts.deleteFailed,
    failsAs: 'toast',
    onDone: onDeleted,
  });
  return (
    <Card as="li" aria-busy={deleting.busy}>
      {selection && (
        <SelectBox
          label={texts.select(who, when)}
          checked={selection.selected}
          onToggle={selection.onToggle}
        />
      )}
      <Avatar userId={login.userId} name={login.name} photoUrl="" size={36} />
      <Words>
        <p>
          <Link to={paths.manage(login.userId)} title={userTexts.manage(who)}>
            <b>{who}</b>
          </Link>{' '}
          · <Link to={paths.user(login.userId)}>{formats.digits(login.userId)}</Link>
        </p>
        <Facts>
          <time dateTime={login.loginTime}>{when}</time>
          {short.map(({ name, textOf }) => (
            <span key={name}>{textOf(login)}</span>
          ))}
        </Facts>
        {agent && <Facts>{agent.textOf(login)}</Facts>}
      </Words>
      {selection && (
        <ConfirmIconButton
          aria-label={texts.deleteOne(who, when)}
          busy={deleting.busy}
          question={texts.askOne}
          onConfirm={() => deleting.run()}
        >
          <Trash2 size={18} aria-hidden />
        </ConfirmIconButton>
      )}
    </Card>
  );
}
