import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type AdminTaskView, cancelTask, retryTask } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

/** Actions on a task: retry a failed one, cancel a pending or running one. */
export function TaskActions({ task: { _id: taskId, file_name, status } }: { task: AdminTaskView }) {
  const [asking, setAsking] = useState(false);
  const how = { failed: texts.actionFailed, failsAs: 'toast' } as const;
  const retrying = useServiceAction({
    ...how,
    send: () => send(retryTask, { params: { taskId } }),
  });
  const ending = useServiceAction({ ...how, send: () => send(cancelTask, { params: { taskId } }) });
  if (status === 'failed') {
    return (
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<RotateCw size={16} />}
        aria-label={texts.retryOne(file_name)}
        aria-disabled={retrying.busy}
        onClick={() => retrying.run()}
      >
        {texts.retry}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<X size={16} />}
        aria-label={texts.cancelOne(file_name)}
        aria-haspopup="dialog"
        aria-disabled={ending.busy}
        onClick={() => setAsking(!ending.busy)}
      >
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        dangerous
        title={texts.askCancel.title}
        text={texts.askCancel.text}
        cancelLabel={texts.askCancel.cancel}
        confirmLabel={texts.askCancel.confirm}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          ending.run();
        }}
      />
    </>
  );
}
