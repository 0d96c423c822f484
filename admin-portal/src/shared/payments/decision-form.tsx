import Button from '@mui/material/Button';
import { type Closable, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../actions/dialog-body';
import { useServiceAction } from '../actions/use-service-action';
import { type Prepared, sendDecision } from './decision';
import { decisionText } from './decision-text';
import { texts } from './texts';

const dialogTexts = texts.dialog;
const MIN_REASON = 3;
const MAX_REASON = 200;

interface DecisionFormProps extends Closable {
  readonly decision: Prepared;
}

/** The second confirmation: shows what a decision about money will do. */
export function DecisionForm({ decision, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const isDismissal = decision.action === 'dismiss';
  const deciding = useServiceAction({
    send: () => sendDecision(decision, reason.trim()),
    failed: dialogTexts.failed,
    onDone: onClose,
  });
  const isComplete = !isDismissal || reason.trim().length >= MIN_REASON;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isComplete) deciding.run();
  };
  return (
    <DialogBody>
      {decisionText(decision).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FormStack onSubmit={submit} noValidate>
        {isDismissal && (
          <Field
            label={dialogTexts.reason}
            autoComplete="off"
            autoFocus
            maxLength={MAX_REASON}
            placeholder={dialogTexts.reasonHint}
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
          {deciding.busy ? dialogTexts.busy : texts[decision.action]}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
      </FormStack>
    </DialogBody>
  );
}
