import Button from '@mui/material/Button';
import { type Closable, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../shared/acts/dialog-body';
import { useServiceAct } from '../../shared/acts/use-service-act';
import { type Prepared, sendDecision } from './decision';
import { decisionWords } from './decision-words';
import { texts } from './texts';

const words = texts.dialog;
const MIN_REASON = 3;
const MAX_REASON = 200;

interface DecisionFormProps extends Closable {
  readonly decision: Prepared;
}

/** The second confirmation: what a decision about money will do, before it is done. */
export function DecisionForm({ decision, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const isDismissal = decision.act === 'dismiss';
  const deciding = useServiceAct({
    send: () => sendDecision(decision, reason.trim()),
    failed: words.failed,
    onDone: onClose,
  });
  const isComplete = !isDismissal || reason.trim().length >= MIN_REASON;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isComplete) deciding.run();
  };
  return (
    <DialogBody>
      {decisionWords(decision).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FormStack onSubmit={submit} noValidate>
        {isDismissal && (
          <Field
            label={words.reason}
            autoComplete="off"
            autoFocus
            maxLength={MAX_REASON}
            placeholder={words.reasonHint}
            readOnly={deciding.busy}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <FormError message={deciding.busy ? null : deciding.error} />
        <Button
          type="submit"
          variant="contained"
          color={isDismissal ? 'error' : 'primary'}
          autoFocus={!isDismissal}
          disabled={!isComplete}
          aria-disabled={deciding.busy}
        >
          {deciding.busy ? words.busy : texts[decision.act]}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </FormStack>
    </DialogBody>
  );
}
