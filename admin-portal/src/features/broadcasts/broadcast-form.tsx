import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BroadcastDraftView, BroadcastView } from '@portal/contracts';
import { BROADCAST_SEGMENTS, type BroadcastSegment } from '@portal/rules';
import { Field, FormError, LinkedText, SelectField, TextAreaField } from '@portal/ui';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { DraftButtons } from './draft-buttons';
import { Recipients } from './recipients';
import { SendButton } from './send-button';
import { TestDialog } from './test-dialog';
import { texts } from './texts';
import { useBroadcastForm } from './use-broadcast-form';

const formTexts = texts.form;
const MAX_TEXT = 4_000;

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '-8px 0 0',
  color: theme.vars.palette.text.secondary,
}));

const Preview = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '12px 16px',
  borderRadius: 10,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.action.hover,
  '& > h3': { ...theme.typography.caption, margin: '0 0 4px', fontWeight: 550 },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  '& > [role="status"]': { marginInlineEnd: 'auto' },
});

interface BroadcastFormProps {
  /** The broadcast to edit. Null for a new one. */
  readonly edited: BroadcastView | null;
  /** The draft or template whose message a new one starts with. */
  readonly draft?: BroadcastDraftView | undefined;
  readonly timeZone: string;
  /** Called after saving, or when editing is cancelled. */
  readonly onDone: () => void;
}

/** The form that creates or edits a broadcast. */
export function BroadcastForm({ edited, draft, timeZone, onDone }: BroadcastFormProps) {
  const form = useBroadcastForm({ edited, draft }, timeZone, onDone);
  const message = useRef<HTMLTextAreaElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const [isTesting, setTesting] = useState(false);
  const closeTest = useCallback(() => setTesting(false), []);
  const { entries, fill, busy } = form;
  // Nobody got a waiting broadcast yet, so it is sent by an update, too.
  const isSent = edited !== null && !edited.heldUntil;
  const check = (): boolean => {
    const missing = form.check();
    if (missing === 'message') message.current?.focus();
    if (missing === 'time') time.current?.focus();
    return missing === null;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isSent && check()) form.save();
  };
  const hasMessage = entries.message.trim() !== '';
  return (
    <Form onSubmit={submit} noValidate>
      <TextAreaField
        ref={message}
        label={formTexts.message}
        placeholder={formTexts.placeholder}
        rows={4}
        required
        autoFocus={edited !== null || draft !== undefined}
        maxLength={MAX_TEXT}
        readOnly={busy}
        aria-invalid={form.refused === 'message'}
        value={entries.message}
        onChange={({ target }) => fill({ message: target.value })}
      />
      <Row>
        <SelectField
          label={formTexts.segment}
          value={entries.segment}
          onChange={({ target }) => fill({ segment: target.value as BroadcastSegment })}
        >
          {BROADCAST_SEGMENTS.map((segment) => (
            <option key={segment} value={segment}>
              {texts.segments[segment]}
            </option>
          ))}
        </SelectField>
        <Field
          label={formTexts.date}
          type="date"
          readOnly={busy}
          value={entries.date}
          onChange={({ target }) => fill({ date: target.value })}
        />
        <Field
          ref={time}
          label={formTexts.time}
          type="time"
          aria-invalid={form.refused === 'time'}
          disabled={entries.date === ''}
          readOnly={busy}
          value={entries.time}
          onChange={({ target }) => fill({ time: target.value })}
        />
      </Row>
      <Hint>{formTexts.zone(timeZone)}</Hint>
      {hasMessage && (
        <Preview>
          <h3>{texts.preview}</h3>
          <LinkedText text={entries.message.trim()} />
        </Preview>
      )}
      <FormError message={busy ? null : form.error} />
      <Foot>
        <Recipients segment={entries.segment} />
        {edited && (
          <Button color="inherit" onClick={onDone}>
            {formTexts.cancel}
          </Button>
        )}
        {hasMessage && (
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setTesting(true)}>
            {texts.test.open}
          </Button>
        )}
        {hasMessage && !edited && (
          <DraftButtons
            message={entries.message.trim()}
            segment={entries.segment}
            used={draft}
            onSaved={form.clear}
          />
        )}
        {isSent ? (
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {busy ? formTexts.busy : formTexts.update}
          </Button>
        ) : (
          <SendButton
            segment={entries.segment}
            schedule={form.schedule}
            label={edited ? formTexts.update : formTexts.submit}
            busy={busy}
            check={check}
            onConfirm={form.save}
          />
        )}
      </Foot>
      {isTesting && <TestDialog message={entries.message.trim()} onClose={closeTest} />}
    </Form>
  );
}
