import Button from '@mui/material/Button';
import type { BulkActView, BulkSelection } from '@portal/contracts';
import { Link } from '@portal/router';
import { FormError } from '@portal/ui';
import { paths } from '../../paths';
import { usePlanAct } from '../../shared/bulk-acts/use-plan-act';
import { Notice } from './notice';
import { texts } from './texts';

interface ActNoticeProps {
  readonly act: BulkActView;
  readonly isTooOld: boolean;
  /** What was selected; null when this window does not know. */
  readonly selection: BulkSelection | null;
}

function TooOld({ act, selection }: Omit<ActNoticeProps, 'isTooOld'>) {
  const planning = usePlanAct({ replace: true });
  return (
    <>
      <Notice
        tone="warning"
        action={
          selection ? (
            <Button
              variant="contained"
              aria-disabled={planning.busy}
              onClick={() => planning.plan({ act: act.act, selection })}
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

/** How a bulk action stands that is not under way; nothing where the figures say it all. */
export function ActNotice({ act, isTooOld, selection }: ActNoticeProps) {
  if (isTooOld) return <TooOld act={act} selection={selection} />;
  if (act.state === 'stopped') return <Notice tone="warning">{texts.stopped}</Notice>;
  if (act.state !== 'draft') return null;
  return <Notice tone="info">{act.outcomes.pending > 0 ? texts.draft : texts.nothing}</Notice>;
}
