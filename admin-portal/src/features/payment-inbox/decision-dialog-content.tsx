import Button from '@mui/material/Button';
import { type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../shared/acts/dialog-body';
import { useServiceAct } from '../../shared/acts/use-service-act';
import { askedFor, type Decision, sendDecision } from './decision';
import { decisionTitle, decisionWords } from './decision-words';
import { texts } from './texts';

const words = texts.dialog;
const MIN_REASON = 3;
const MAX_REASON = 200;
const MAX_CODE = 20;

interface DecisionDialogContentProps extends Closable {
  readonly decision: Decision;
}

/** Says what a decision about money will do before it is done. Import it from lazy code only. */
export function DecisionDialogContent({ decision, onClose }: DecisionDialogContentProps) {
  const [typed, setTyped] = useState('');
  const asked = askedFor(decision);
  const deciding = useServiceAct({
    send: () => sendDecision(decision, typed.trim()),
    failed: words.failed,
    onDone: onClose,
  });
  const least = asked === 'reason' ? MIN_REASON : 1;
  const isComplete = asked === null || typed.trim().length >= least;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isComplete) deciding.run();
  };
  return (
    <DialogFrame title={decisionTitle(decision)} closeLabel={words.cancel} onClose={onClose}>
      <DialogBody>
        {decisionWords(decision).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <FormStack onSubmit={submit} noValidate>
          {asked !== null && (
            <Field
              label={asked === 'reason' ? words.reason : words.code}
              autoComplete="off"
              autoFocus
              maxLength={asked === 'reason' ? MAX_REASON : MAX_CODE}
              placeholder={asked === 'reason' ? words.reasonHint : undefined}
              readOnly={deciding.busy}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <FormError message={deciding.busy ? null : deciding.error} />
          <Button
            type="submit"
            variant="contained"
            color={decision.act === 'dismiss' ? 'error' : 'primary'}
            autoFocus={asked === null}
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
    </DialogFrame>
  );
}
