import { ConfirmButton } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

/** Resets all settings after a confirmation. */
export function ResetSettings({ onReset }: { onReset: () => void }) {
  const settingsTexts = useTexts().settings;
  return (
    <ConfirmButton
      // The least of the card's actions, and the only one that takes something away.
      color="inherit"
      sx={{ justifySelf: 'start', marginInlineStart: -2, '&&': { color: 'error.main' } }}
      question={{
        title: settingsTexts.resetTitle,
        text: settingsTexts.resetText,
        cancelLabel: settingsTexts.resetCancel,
        confirmLabel: settingsTexts.resetConfirm,
      }}
      onConfirm={onReset}
    >
      {settingsTexts.reset}
    </ConfirmButton>
  );
}
