import { ConfirmButton } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

/** Reset All Settings, after a confirmation. */
export function ResetSettings({ onReset }: { onReset: () => void }) {
  const words = useTexts().settings;
  return (
    <ConfirmButton
      variant="outlined"
      color="inherit"
      sx={{ '&&': { color: 'error.main' } }}
      question={{
        title: words.resetTitle,
        text: words.resetText,
        cancelLabel: words.resetCancel,
        confirmLabel: words.resetConfirm,
      }}
      onConfirm={onReset}
    >
      {words.reset}
    </ConfirmButton>
  );
}
