import Button from '@mui/material/Button';
import { ConfirmDialog } from '@portal/ui';
import { useCallback, useState } from 'react';
import { texts } from '../texts';

/** Reset All Settings, after a confirmation (spec subscriber.md §2). */
export function ResetSettings({ onReset }: { onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  const words = texts.settings;
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        sx={{ '&&': { color: 'error.main' } }}
        onClick={() => setAsking(true)}
      >
        {words.reset}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.resetTitle}
        text={words.resetText}
        cancelLabel={words.resetCancel}
        confirmLabel={words.resetConfirm}
        dangerous
        onClose={close}
        onConfirm={() => {
          close();
          onReset();
        }}
      />
    </>
  );
}
