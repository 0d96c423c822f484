import { ErrorState } from '@portal/ui';
import { useState } from 'react';
import { readErrorText } from './list-error';
import { texts as common } from '../../texts';

interface ReadFailedProps {
  /** Null during a retry. The previous reason stays visible and the button keeps the focus. */
  readonly error: Error | null;
  /** Shown for an answer without a message. */
  readonly failed: string;
  readonly onRetry: () => void;
}

/** Replaces content that could not be read: the reason and a retry button. */
export function ReadFailed({ error, failed, onRetry }: ReadFailedProps) {
  const [reason, setReason] = useState(error);
  if (error && error !== reason) setReason(error);
  return (
    <ErrorState
      message={readErrorText(error ?? reason, failed)}
      retryLabel={common.retry}
      onRetry={onRetry}
    />
  );
}
