import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BulkActionKind } from '@portal/contracts';
import { DialogFrame, FormError, FormStack } from '@portal/ui';
import { DialogBody } from '../actions/dialog-body';
import { texts as shared } from '../actions/texts';
import type { UserSelection } from '../selection/use-user-selection';
import { AmountFields } from './amount-fields';
import { KindPicker } from './kind-picker';
import { useAllowedKinds } from './kinds';
import { MessageField } from './message-field';
import { texts } from './texts';
import { useBulkForm } from './use-bulk-form';

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-8px 0 0',
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: '1 1 200px' },
  [theme.breakpoints.down('sm')]: { '& > button': { flex: 1 } },
}));

const WITH_AMOUNTS: readonly BulkActionKind[] = ['add', 'cut', 'set'];

interface BulkDialogProps {
  readonly selection: UserSelection;
  readonly onClose: () => void;
}

/** 'Bulk action': selects the action for the selected users. It starts a dry run and changes nothing. */
export function BulkDialog({ selection, onClose }: BulkDialogProps) {
  const kinds = useAllowedKinds();
  const form = useBulkForm(kinds[0] ?? 'add', selection.chosen);
  const { kind } = form;
  return (
    <DialogFrame title={texts.title} closeLabel={shared.close} onClose={onClose}>
      <DialogBody>
        <p>{selection.isWhole ? texts.whole(selection.count) : texts.selected(selection.count)}</p>
        <FormStack onSubmit={form.submit} noValidate>
          <KindPicker kinds={kinds} picked={kind} onPick={form.pick} />
          <Hint>{texts.hints[kind]}</Hint>
          {WITH_AMOUNTS.includes(kind) && <AmountFields form={form} />}
          {kind === 'offer' && <MessageField form={form} />}
          <FormError message={form.error} />
          <Foot>
            <span>{texts.promise}</span>
            <Button type="submit" variant="contained" aria-disabled={form.busy}>
              {form.busy ? texts.submitting : texts.submit}
            </Button>
          </Foot>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
