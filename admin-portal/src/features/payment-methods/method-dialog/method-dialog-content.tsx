import Button from '@mui/material/Button';
import type { MethodSettingsView } from '@portal/contracts';
import { METHOD_LIMITS, methodName, PAYMENT_NUMBER_KINDS } from '@portal/rules';
import { type Closable, DialogFrame, FormStack, ToggleRow } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { DialogBody } from '../../../shared/actions/dialog-body';
import { CheckedField } from '../../../shared/versions/checked-field';
import { FieldRow, FieldsHint } from '../../../shared/versions/field-row';
import { focusFirstProblem } from '../../../shared/versions/focus-first-problem';
import { texts } from '../texts';
import { entriesOf, methodOf, type MethodTextField, problemsOf } from './read-method';

const formTexts = texts.form;

/** Props of MethodDialog. */
export interface MethodDialogProps extends Closable {
  readonly start: MethodSettingsView;
  readonly onMethod: (method: MethodSettingsView) => void;
}

/** The form of a payment method. */
export function MethodDialogContent({ start, onMethod, onClose }: MethodDialogProps) {
  const { method } = start;
  const [entries, setEntries] = useState(() => entriesOf(start));
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(method, entries);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0) onMethod(methodOf(method, entries));
    else focusFirstProblem(event.currentTarget);
  };
  const field = (name: MethodTextField) => ({
    name,
    problem: isChecked ? problems[name] : undefined,
    value: entries[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
      setEntries({ ...entries, [name]: target.value }),
  });
  const digits = { inputMode: 'numeric' } as const;
  return (
    <DialogFrame
      isSheet
      title={formTexts.edit(methodName(method))}
      closeLabel={formTexts.close}
      onClose={onClose}
    >
      <DialogBody>
        <FormStack onSubmit={submit} noValidate>
          <ToggleRow
            label={formTexts.isOn}
            hint={formTexts.isOnHint}
            checked={entries.isOn}
            onChange={(isOn) => setEntries({ ...entries, isOn })}
          />
          <FieldRow columns={3} role="group" aria-label={formTexts.numbers}>
            {PAYMENT_NUMBER_KINDS.map((kind) => (
              <CheckedField
                key={kind}
                label={formTexts.numberOf(texts.kinds[kind])}
                {...digits}
                {...field(kind)}
              />
            ))}
          </FieldRow>
          <FieldsHint>{formTexts.numberHint}</FieldsHint>
          <FieldRow columns={2}>
            <CheckedField
              label={formTexts.min}
              hint={formTexts.limitHint}
              {...digits}
              {...field('minBdt')}
            />
            <CheckedField
              label={formTexts.max}
              hint={formTexts.limitHint}
              {...digits}
              {...field('maxBdt')}
            />
          </FieldRow>
          <CheckedField
            label={formTexts.noticeEn}
            hint={formTexts.noticeHint}
            maxLength={METHOD_LIMITS.notice}
            {...field('noticeEn')}
          />
          <CheckedField
            label={formTexts.noticeBn}
            lang="bn"
            maxLength={METHOD_LIMITS.notice}
            {...field('noticeBn')}
          />
          <CheckedField
            label={formTexts.senders}
            hint={formTexts.sendersHint}
            spellCheck={false}
            autoCapitalize="none"
            {...field('senders')}
          />
          <Button type="submit" variant="contained">
            {formTexts.save}
          </Button>
        </FormStack>
      </DialogBody>
    </DialogFrame>
  );
}
