import Button from '@mui/material/Button';
import { type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DialogBody } from '../actions/dialog-body';
import { useReason } from '../actions/use-reason';
import { versionTexts as texts } from './version-texts';

/** Props of PublishFrame. */
export interface PublishFrameProps extends Closable {
  readonly title: string;
  /** What follows from it, in sentences. */
  readonly notes: readonly string[];
  /** What differs. */
  readonly children: ReactNode;
  readonly busy: boolean;
  /** Why the service refused it; null for no refusal. */
  readonly error: string | null;
  readonly onPublish: (reason: { readonly reason?: string }) => void;
  /** Drops the changes and reads again what is in effect. */
  readonly onLoadAgain: () => void;
}

/** A dialog that publishes a version at once: what differs, what follows, and why. */
export function PublishFrame(props: PublishFrameProps) {
  const { title, notes, children, busy, error, onPublish, onLoadAgain, onClose } = props;
  const reason = useReason();
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = busy ? null : error;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setProblem(reason.problem);
    if (reason.problem === null) onPublish(reason.body);
  };
  return (
    <DialogFrame isSheet title={title} closeLabel={texts.close} onClose={onClose}>
      <DialogBody>
        {children}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <FormStack onSubmit={submit} noValidate>
          <Field readOnly={busy} {...reason.field} />
          <FormError message={problem ?? refusal} />
          {problem === null && refusal !== null && (
            <Button variant="outlined" color="inherit" onClick={onLoadAgain}>
              {texts.loadAgain}
            </Button>
          )}
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
