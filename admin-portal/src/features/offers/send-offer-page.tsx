import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Field, FormError, FormStack, PageHeader, Surface, TextAreaField } from '@portal/ui';
import { type SubmitEvent, useRef } from 'react';
import { RequirePermission } from '../../shared/access/require-permission';
import { texts } from './texts';
import { useSendOffer } from './use-send-offer';

const sendTexts = texts.send;
const MAX_MESSAGE = 1_000;

const Card = styled(Surface)({ maxWidth: 560, padding: 24 });

function SendOfferForm() {
  const form = useSendOffer();
  const userId = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const refused = form.submit();
    if (refused) (refused === 'userId' ? userId : message).current?.focus();
  };
  return (
    <FormStack onSubmit={submit} noValidate>
      <Field
        ref={userId}
        label={sendTexts.userId}
        inputMode="numeric"
        autoComplete="off"
        required
        readOnly={form.busy}
        aria-invalid={form.isRefused('userId')}
        value={form.entries.userId}
        onChange={({ target }) => form.fill({ userId: target.value })}
      />
      <TextAreaField
        ref={message}
        label={sendTexts.message}
        rows={4}
        required
        maxLength={MAX_MESSAGE}
        readOnly={form.busy}
        aria-invalid={form.isRefused('message')}
        value={form.entries.message}
        onChange={({ target }) => form.fill({ message: target.value })}
      />
      <FormError message={form.error} />
      <Button type="submit" variant="contained" aria-disabled={form.busy}>
        {form.busy ? sendTexts.submitting : sendTexts.submit}
      </Button>
    </FormStack>
  );
}

/** '/admin/send-offer': sends a message as an offer to one user. */
export function SendOfferPage() {
  return (
    <>
      <PageHeader title={sendTexts.title} />
      <RequirePermission permission="money">
        <Card>
          <SendOfferForm />
        </Card>
      </RequirePermission>
    </>
  );
}
