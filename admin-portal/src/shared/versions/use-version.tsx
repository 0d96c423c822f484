import Button from '@mui/material/Button';
import { ConfirmButton, type ConfirmButtonProps } from '@portal/ui';

interface UseVersionProps {
  readonly text: string;
  /** Accessible name, with the version. */
  readonly label: string;
  /** What it asks first; null: nothing is lost. */
  readonly question: ConfirmButtonProps['question'] | null;
  readonly onUse: () => void;
}

/** The button that takes an old version as the start of the next one. */
export function UseVersion({ text, label, question, onUse }: UseVersionProps) {
  const look = {
    size: 'small',
    variant: 'outlined',
    color: 'inherit',
    'aria-label': label,
  } as const;
  if (!question) {
    return (
      <Button {...look} onClick={onUse}>
        {text}
      </Button>
    );
  }
  return (
    <ConfirmButton {...look} dangerous={false} question={question} onConfirm={onUse}>
      {text}
    </ConfirmButton>
  );
}
