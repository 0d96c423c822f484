import Button from '@mui/material/Button';
import { send } from '@portal/api-client';
import { testBroadcast } from '@portal/contracts';
import { parseUserId } from '@portal/rules';
import { type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../shared/actions/dialog-body';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

const testTexts = texts.test;

/** Key of the administrator's own User ID in localStorage. */
const KEY = 'adminOwnUserId';

function readOwnId(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function storeOwnId(userId: number): void {
  try {
    localStorage.setItem(KEY, String(userId));
  } catch {
    // The browser may deny storage. The id is then typed again.
  }
}

/** Asks for the administrator's own User ID and sends the message there. */
export function TestDialogContent({ message, onClose }: Closable & { readonly message: string }) {
  const [typed, setTyped] = useState(readOwnId);
  const [isRefused, setRefused] = useState(false);
  const sending = useServiceAction({
    send: (userId: number) => send(testBroadcast, { body: { message, userId } }),
    failed: texts.failed,
    onDone: onClose,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const userId = parseUserId(typed.trim());
    setRefused(userId === null);
    if (userId === null) return;
    storeOwnId(userId);
    sending.run(userId);
  };
  return (
    <DialogFrame title={testTexts.title} closeLabel={testTexts.close} onClose={onClose}>
      <DialogBody>
        <FormStack onSubmit={submit} noValidate>
          <p style={{ margin: 0 }}>{testTexts.text}</p>
          <Field
            label={testTexts.userId}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            readOnly={sending.busy}
            aria-invalid={isRefused}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FormError message={isRefused ? testTexts.wrong : sending.busy ? null : sending.error} />
          <Button type="submit" variant="contained" aria-disabled={sending.busy}>
            {testTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
