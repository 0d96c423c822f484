import { CATALOGUE_KEY } from '@portal/contracts';
import { type QueryKey, useQueryClient } from '@portal/query';
import { useCallback, useState } from 'react';
import { type ActionAnswer, useServiceAction } from '../actions/use-service-action';

/**
 * The dialog that publishes the changes of a page.
 * @param queryKey of what is in effect.
 * @param discard drops the changes.
 */
export function usePublishing(queryKey: QueryKey, discard: () => void) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  /** Closes the dialog and drops the changes, which are published or out of date. */
  const done = (): void => {
    close();
    discard();
  };
  /** The same, and reads again what is in effect. */
  const loadAgain = (): void => {
    done();
    void queryClient.invalidateQueries({ queryKey });
  };
  return { isOpen, open: () => setOpen(true), close, done, loadAgain };
}

interface PublicationOptions<Body, Answer> {
  readonly send: (body: Body) => Promise<Answer>;
  /** Error text without an answer. */
  readonly failed: string;
  /** Of what is in effect; the answer takes its place. */
  readonly queryKey: QueryKey;
  readonly onPublished: () => void;
}

/** Publishes a version that is in effect at once, also for what the catalogue says. */
export function usePublication<Body, Answer extends ActionAnswer>({
  send,
  failed,
  queryKey,
  onPublished,
}: PublicationOptions<Body, Answer>) {
  const queryClient = useQueryClient();
  return useServiceAction({
    send,
    failed,
    onDone: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
      onPublished();
    },
  });
}
