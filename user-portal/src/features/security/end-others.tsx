import { ConfirmButton } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { useEndOthers } from './use-end-others';

/** Button 'Sign out everywhere else', with a confirmation. */
export function EndOthers({ userId }: { userId: number }) {
  const securityTexts = useTexts().security;
  const others = useEndOthers(userId);
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      sx={{ mt: 1, '&&': { color: 'error.main' } }}
      busy={others.busy}
      question={{
        title: securityTexts.endTitle,
        text: securityTexts.endText,
        cancelLabel: securityTexts.endCancel,
        confirmLabel: securityTexts.endConfirm,
      }}
      onConfirm={others.end}
    >
      {securityTexts.endOthers}
    </ConfirmButton>
  );
}
