import { ConfirmButton, type ConfirmButtonProps } from '@portal/ui';

interface UseVersionProps {
  readonly text: string;
  /** Accessible name, with the version. */
  readonly label: string;
  /** What it asks first; null: nothing is lost. */
  readonly question: ConfirmButtonProps['question'];
  readonly onUse: () => void;
}

/** The button that takes an old version as the start of the next one. */
export function UseVersion({ text, label, question, onUse }: UseVersionProps) {
  return (
    <ConfirmButton
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={label}
      dangerous={false}
      question={question}
      onConfirm={onUse}
    >
      {text}
    </ConfirmButton>
  );
}
