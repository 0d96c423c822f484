import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { clearLoginHistory, deleteLoginRecords } from '@portal/contracts';
import { ConfirmButton } from '@portal/ui';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface LoginActionsProps {
  readonly selected: readonly string[];
  /** Called after the selected entries were deleted. */
  readonly onDeleted: () => void;
}

/** 'Delete Selected (n)', while sign-ins are selected, and 'Clear All'. Both ask for confirmation. */
export function LoginActions({ selected, onDeleted }: LoginActionsProps) {
  const count = selected.length;
  const deleting = useServiceAction({
    send: (ids: readonly string[]) => send(deleteLoginRecords, { body: { ids: [...ids] } }),
    done: ({ deletedCount }) => texts.deletedMany(deletedCount),
    failed: texts.deleteManyFailed,
    failsAs: 'toast',
    onDone: onDeleted,
  });
  const clearing = useServiceAction({
    send: () => send(clearLoginHistory),
    failed: texts.clearFailed,
    failsAs: 'toast',
    onDone: onDeleted,
  });
  return (
    <Bar>
      {count > 0 && (
        <ConfirmButton
          variant="outlined"
          color="inherit"
          busy={deleting.busy}
          question={{ ...texts.askSelected, title: texts.askSelected.title(count) }}
          onConfirm={() => deleting.run(selected)}
        >
          {texts.deleteSelected(count)}
        </ConfirmButton>
      )}
      <ConfirmButton
        variant="outlined"
        color="error"
        busy={clearing.busy}
        question={texts.askClear}
        onConfirm={() => clearing.run()}
      >
        {texts.clear}
      </ConfirmButton>
    </Bar>
  );
}
