import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PricedPlanView } from '@portal/contracts';
import { Choice, type Closable, DialogFrame, Field, FormError, FormStack } from '@portal/ui';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { ChangeList } from '../change-list';
import { texts } from '../texts';
import { type SeenDraft, usePublish } from './use-publish';

const publishTexts = texts.publish;

const WHEN = [
  { value: 'now', label: publishTexts.now },
  { value: 'later', label: publishTexts.later },
] as const;

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p': {
    ...theme.typography.caption,
    gridColumn: '1 / -1',
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Props of PublishDialog. */
export interface PublishDialogProps extends Closable {
  readonly seen: SeenDraft;
  readonly before: readonly PricedPlanView[];
  readonly after: readonly PricedPlanView[];
  /** The service's zone. */
  readonly zone: string;
  /** Closes the dialog and reads the lists again. */
  readonly onLoadAgain: () => void;
}

/** 'Publish the draft': what differs, from when on, and why. */
export function PublishDialogContent(props: PublishDialogProps) {
  const { seen, before, after, zone, onClose } = props;
  const form = usePublish(seen, zone, onClose);
  const isLater = form.when === 'later';
  const submit = isLater ? publishTexts.schedule : publishTexts.submit;
  return (
    <DialogFrame isSheet title={publishTexts.title} closeLabel={texts.form.close} onClose={onClose}>
      <DialogBody>
        <ChangeList label={texts.draft.differences} before={before} after={after} />
        <p>{publishTexts.text}</p>
        <FormStack onSubmit={form.submit} noValidate>
          <Choice label={publishTexts.when} options={WHEN} value={form.when} onChange={form.pick} />
          {isLater && (
            <Row>
              <Field
                label={publishTexts.date}
                type="date"
                value={form.date.value}
                onChange={({ target }) => form.date.onChange(target.value)}
              />
              <Field
                label={publishTexts.time}
                type="time"
                value={form.time.value}
                onChange={({ target }) => form.time.onChange(target.value)}
              />
              <p>{publishTexts.zone(zone)}</p>
            </Row>
          )}
          <Field readOnly={form.busy} {...form.reason} />
          <FormError message={form.error} />
          {form.isRefused && (
            <Button variant="outlined" color="inherit" onClick={props.onLoadAgain}>
              {publishTexts.loadAgain}
            </Button>
          )}
          <Button type="submit" variant="contained" aria-disabled={form.busy}>
            {form.busy ? publishTexts.busy : submit}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
