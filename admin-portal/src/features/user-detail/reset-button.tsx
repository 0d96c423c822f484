import { send } from '@portal/api-client';
import { resetUserSettings } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import { useAction } from '../../shared/actions/use-action';
import { texts } from './texts';

const { reset } = texts;

interface ResetButtonProps {
  readonly userId: number;
  /** Discards unsaved changes. */
  readonly onReset: () => void;
}

/** Resets all settings of the user after a confirmation. The plan does not change. */
export function ResetButton({ userId, onReset }: ResetButtonProps) {
  const action = useAction({
    userId,
    send: () => send(resetUserSettings, { params: { id: userId } }),
    failed: reset.failed,
    failsAs: 'toast',
    onDone: onReset,
  });
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      busy={action.busy}
      question={{
        title: reset.title,
        text: reset.text,
        cancelLabel: reset.cancel,
        confirmLabel: reset.confirm,
      }}
      onConfirm={() => action.run()}
    >
      {reset.button}
    </ConfirmButton>
  );
}
