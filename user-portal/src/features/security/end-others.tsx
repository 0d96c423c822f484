import { ConfirmButton } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { useEndOthers } from './use-end-others';

/** 'Sign out everywhere else', after a confirmation. */
export function EndOthers({ userId }: { userId: number }) {
  const words = useTexts().security;
  const others = useEndOthers(userId);
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      sx={{ mt: 1, '&&': { color: 'error.main' } }}
      busy={others.busy}
      question={{
        title: words.endTitle,
        text: words.endText,
        cancelLabel: words.endCancel,
        confirmLabel: words.endConfirm,
      }}
      onConfirm={others.end}
    >
      {words.endOthers}
    </ConfirmButton>
  );
}
