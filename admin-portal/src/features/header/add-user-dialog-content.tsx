import Button from '@mui/material/Button';
import { type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { DialogBody } from '../../shared/actions/dialog-body';
import { texts as shared } from '../../shared/actions/texts';
import { texts } from './texts';
import { useAddUser } from './use-add-user';

const addTexts = texts.add;

/** 'Add / Update User': days and videos for an id. The user does not have to exist. */
export function AddUserDialogContent({ onClose }: Closable) {
  const form = useAddUser(onClose);
  return (
    <DialogFrame title={addTexts.title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <FormStack onSubmit={form.submit} noValidate>
          <Field
            label={addTexts.userId}
            required
            autoFocus
            aria-invalid={form.isRefused('userId')}
            {...form.field('userId')}
          />
          <Field
            label={addTexts.days}
            required
            aria-invalid={form.isRefused('days')}
            {...form.field('days')}
          />
          <Field
            label={addTexts.balance}
            aria-invalid={form.isRefused('balance')}
            {...form.field('balance')}
          />
          <Field
            aria-invalid={form.isRefused('reason')}
            readOnly={form.busy}
            {...form.reasonField}
          />
          <FormError message={form.error} />
          <Button type="submit" variant="contained" aria-disabled={form.busy}>
            {form.busy ? addTexts.submitting : addTexts.submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
