import Button from '@mui/material/Button';
import type { BulkActionView, BulkSelection } from '@portal/contracts';
import { Link } from '@portal/router';
import { FormError } from '@portal/ui';
import { paths } from '../../paths';
import { usePlanAction } from '../../shared/bulk-actions/use-plan-action';
import { Notice } from './notice';
import { texts } from './texts';

interface ActionNoticeProps {
  readonly action: BulkActionView;
  readonly isTooOld: boolean;
  /** The selection. Null when this window does not know it. */
  readonly selection: BulkSelection | null;
}

function TooOld({ action, selection }: Omit<ActionNoticeProps, 'isTooOld'>) {
  const planning = usePlanAction({ replace: true });
  return (
    <>
      <Notice
        tone="warning"
        action={
          selection ? (
            <Button
              variant="contained"
              aria-disabled={planning.busy}
              onClick={() => planning.plan({ action: action.action, selection })}
            >
              {planning.busy ? texts.working : texts.old.again}
            </Button>
          ) : (
            <Button component={Link} to={paths.tab('users')} variant="outlined" color="inherit">
              {texts.old.choose}
            </Button>
          )
        }
      >
        {texts.old.text}
      </Notice>
      <FormError message={planning.error} />
    </>
  );
}

/** A notice about a bulk action that is not running. Nothing when the numbers say enough. */
export function ActionNotice({ action, isTooOld, selection }: ActionNoticeProps) {
  if (isTooOld) return <TooOld action={action} selection={selection} />;
  if (action.state === 'stopped') return <Notice tone="warning">{texts.stopped}</Notice>;
  if (action.state !== 'draft') return null;
  return <Notice tone="info">{action.outcomes.pending > 0 ? texts.draft : texts.nothing}</Notice>;
}
