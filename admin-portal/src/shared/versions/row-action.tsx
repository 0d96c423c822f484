import IconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';

interface RowActionProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly opensDialog?: boolean;
  /** Null: not possible now. The button keeps the focus. */
  readonly onPress: ((button: HTMLElement) => void) | null;
}

/** A button of a row, without a visible name. */
export function RowAction({ label, icon: Icon, opensDialog, onPress }: RowActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={onPress === null}
      onClick={(event) => onPress?.(event.currentTarget)}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
