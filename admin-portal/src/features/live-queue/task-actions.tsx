import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { type AdminTaskView, cancelTask, retryTask } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

/** Actions on a task: retry a failed one, cancel a pending or running one. */
export function TaskActions({ task: { _id: taskId, file_name, status } }: { task: AdminTaskView }) {
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
    <ConfirmButton
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<X size={16} />}
      aria-label={texts.cancelOne(file_name)}
      busy={ending.busy}
      question={texts.askCancel}
      onConfirm={() => ending.run()}
    >
      {texts.cancel}
    </ConfirmButton>
  );
}
