import { ErrorState } from '@portal/ui';
import { useState } from 'react';
import { texts as common } from '../../texts';
import { readErrorText } from './list-error';

/** The parts of a query that say whether and why there is no data. */
export interface ReadQuery {
  /** Null during a retry. The previous reason stays visible and the button keeps the focus. */
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

interface ReadFailedProps {
  readonly query: ReadQuery;
  /** Shown for an answer without a message. */
  readonly failed: string;
}

/** Replaces content that could not be read: the reason and a retry button. */
export function ReadFailed({ query: { error, refetch }, failed }: ReadFailedProps) {
  const [reason, setReason] = useState(error);
  if (error && error !== reason) setReason(error);
  return (
    <ErrorState
      message={readErrorText(error ?? reason, failed)}
      retryLabel={common.retry}
      onRetry={() => void refetch()}
    />
  );
}
