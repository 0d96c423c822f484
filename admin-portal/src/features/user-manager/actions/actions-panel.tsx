import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { Link, useLocation, useSearchParams } from '@portal/router';
import { Panel } from '@portal/ui';
import Eye from 'lucide-react/icons/eye';
import { useCallback, useState } from 'react';
import { ACTION_PARAM, paths } from '../../../paths';
import { usePermissions } from '../../../shared/access/use-may';
import { texts } from '../texts';
import { ACTION_DIALOGS, type ActionDialogEntry, DELETE_DIALOG } from './action-dialogs';
import { FreezeButton } from './freeze-button';
import { ResetPlanButton } from './reset-plan-button';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  '& > button, & > a': {
    justifyContent: 'flex-start',
    paddingInline: 12,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  },
  '& .MuiButton-startIcon': { color: theme.vars.palette.text.secondary },
}));

interface ActionsPanelProps {
  readonly user: UserView;
  readonly onDeleted: () => void;
}

/** 'Admin Actions': all actions that the role may use. */
export function ActionsPanel({ user, onDeleted }: ActionsPanelProps) {
  const may = usePermissions();
  const [params, setParams] = useSearchParams();
  const [pressed, setOpened] = useState<ActionDialogEntry | null>(null);
  // Beside a list the address is that of the list, whose filter may have the same name.
  const isWhole = useLocation().pathname !== paths.dashboard;
  const named = isWhole ? params.get(ACTION_PARAM) : null;
  const opened = pressed ?? namedBy(named, may);
  const close = useCallback(() => {
    setOpened(null);
    if (named !== null) setParams(withoutAction, { replace: true });
  }, [named, setParams]);
  const opening = (entry: ActionDialogEntry) => (
    <Button
      key={entry.label}
      variant="outlined"
      color={entry === DELETE_DIALOG ? 'error' : 'inherit'}
      startIcon={<entry.icon size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setOpened(entry)}
    >
      {entry.label}
    </Button>
  );
  return (
    <Panel title={texts.actions.title}>
      <Grid>
        {ACTION_DIALOGS.filter(({ needs }) => may(needs)).map(opening)}
        {may('plans') && (
          <ResetPlanButton user={user} isAsked={named === 'reset'} onClose={close} />
        )}
        {may('accounts') && (
          <FreezeButton user={user} isAsked={named === 'freeze'} onClose={close} />
        )}
        <Button
          component={Link}
          to={paths.user(user.userId)}
          variant="outlined"
          color="inherit"
          startIcon={<Eye size={16} aria-hidden />}
        >
          {texts.actions.viewAsUser}
        </Button>
        {may(DELETE_DIALOG.needs) && opening(DELETE_DIALOG)}
      </Grid>
      {opened && <opened.Dialog user={user} onClose={close} onDeleted={onDeleted} />}
    </Panel>
  );
}

/** The action that the palette opened: its name stands in the address. */
const namedBy = (id: string | null, may: ReturnType<typeof usePermissions>) =>
  ACTION_DIALOGS.find((entry) => entry.id === id && may(entry.needs)) ?? null;

function withoutAction(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(ACTION_PARAM);
  return next;
}
