import { TextAreaField } from '@portal/ui';
import { texts } from './texts';
import type { BulkForm } from './use-bulk-form';

/** Maximum length that the service accepts. */
const MOST_LETTERS = 1_000;

/** The message of an offer. */
export function MessageField({ form }: { readonly form: BulkForm }) {
  return (
    <TextAreaField
      label={texts.message}
      name="message"
      rows={4}
      maxLength={MOST_LETTERS}
      readOnly={form.busy}
      aria-invalid={form.refused === 'message'}
      value={form.entries.message}
      onChange={({ target }) => form.fill({ message: target.value })}
    />
  );
}
