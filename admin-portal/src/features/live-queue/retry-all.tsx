import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { retryFailedTasks } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useServiceAct } from '../../shared/acts/use-service-act';
import { texts } from './texts';

const words = texts.askRetryAll;

/** Puts all failed tasks that a search finds back, after a question. */
export function RetryAll({ search }: { search: string }) {
  const [asking, setAsking] = useState(false);
  const act = useServiceAct({
    send: () => send(retryFailedTasks, { body: search === '' ? {} : { search } }),
    failed: texts.actFailed,
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
        aria-disabled={act.busy}
        onClick={() => setAsking(!act.busy)}
      >
        {texts.retryAll}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        text={words.text(search)}
        cancelLabel={words.cancel}
        confirmLabel={words.confirm}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          act.run();
        }}
      />
    </>
  );
}
