import { ErrorState } from '@portal/ui';
import { useState } from 'react';
import { readErrorText } from './list-error';
import { texts } from './texts';

interface ReadFailedProps {
  /** Null while it tries again; the reason before stays, and the button keeps the focus. */
  readonly error: Error | null;
  /** Shown when an answer came that says nothing. */
  readonly failed: string;
  readonly onRetry: () => void;
}

/** In place of what could not be read: why, and another try. */
export function ReadFailed({ error, failed, onRetry }: ReadFailedProps) {
  const [reason, setReason] = useState(error);
  if (error && error !== reason) setReason(error);
  return (
    <ErrorState
      message={readErrorText(error ?? reason, failed)}
      retryLabel={texts.retry}
      onRetry={onRetry}
    />
  );
}
