import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { retryFailedTasks } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

const askRetryAllTexts = texts.askRetryAll;

/** Puts all failed tasks of a search back in the queue, after a confirmation. */
export function RetryAll({ search }: { search: string }) {
  const [asking, setAsking] = useState(false);
  const action = useServiceAction({
    send: () => send(retryFailedTasks, { body: search === '' ? {} : { search } }),
    failed: texts.actionFailed,
    failsAs: 'toast',
  });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<RotateCw size={16} />}
        aria-haspopup="dialog"
        aria-disabled={action.busy}
        onClick={() => setAsking(!action.busy)}
      >
        {texts.retryAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={askRetryAllTexts.title}
        text={askRetryAllTexts.text(search)}
        cancelLabel={askRetryAllTexts.cancel}
        confirmLabel={askRetryAllTexts.confirm}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          action.run();
        }}
      />
    </>
  );
}
