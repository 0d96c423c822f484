import Button from '@mui/material/Button';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';

interface UseVersionProps {
  readonly text: string;
  /** Accessible name, with the version. */
  readonly label: string;
  /** What it asks first; null: nothing is lost. */
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
  } | null;
  readonly onUse: () => void;
}

/** The button that takes an old version as the start of the next one. */
export function UseVersion({ text, label, question, onUse }: UseVersionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={label}
        aria-haspopup={question ? 'dialog' : undefined}
        onClick={() => (question ? setAsking(true) : onUse())}
      >
        {text}
      </Button>
      <ConfirmDialog
        open={asking && question !== null}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        confirmLabel={question?.confirm ?? ''}
        cancelLabel={question?.cancel ?? ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onUse();
        }}
      />
    </>
  );
}
