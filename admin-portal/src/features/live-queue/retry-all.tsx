import { send } from '@portal/api-client';
import { retryFailedTasks } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

/** Puts all failed tasks of a search back in the queue, after a confirmation. */
export function RetryAll({ search }: { search: string }) {
  const action = useServiceAction({
    send: () => send(retryFailedTasks, { body: search === '' ? {} : { search } }),
    failed: texts.actionFailed,
    failsAs: 'toast',
  });
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<RotateCw size={16} />}
      busy={action.busy}
      dangerous={false}
      question={{ ...texts.askRetryAll, text: texts.askRetryAll.text(search) }}
      onConfirm={() => action.run()}
    >
      {texts.retryAll}
    </ConfirmButton>
  );
}
