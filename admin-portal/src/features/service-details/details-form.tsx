import Button from '@mui/material/Button';
import { DETAIL_FIELDS, DETAIL_VARIABLES, type DetailField } from '@portal/rules';
import { FormError, FormStack } from '@portal/ui';
import { type SubmitEvent, useState } from 'react';
import { CheckedField } from '../../shared/versions/checked-field';
import { FieldRow } from '../../shared/versions/field-row';
import { focusFirstProblem } from '../../shared/versions/focus-first-problem';
import { type DetailEntries, problemsOf } from './read-details';
import { versionTexts } from '../../shared/versions/version-texts';
import { texts } from './texts';

interface DetailsFormProps {
  readonly entries: DetailEntries;
  readonly locked: readonly DetailField[];
  readonly mayEdit: boolean;
  readonly isChanged: boolean;
  /** Whether somebody published since the changes began. */
  readonly isOld: boolean;
  readonly onChange: (entries: DetailEntries) => void;
  readonly onDiscard: () => void;
  readonly onLoadAgain: () => void;
  /** Called when the entries have no problem. */
  readonly onPublish: () => void;
}

/** The fields of the service details. A locked one says which variable decides it. */
export function DetailsForm(props: DetailsFormProps) {
  const { entries, locked, mayEdit, isChanged, isOld } = props;
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(entries);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) focusFirstProblem(event.currentTarget);
    else if (!isOld) props.onPublish();
  };
  return (
    <FormStack onSubmit={submit} noValidate>
      <FieldRow columns={2}>
        {DETAIL_FIELDS.map((field) => (
          <CheckedField
            key={field}
            label={texts.fields[field]}
            hint={
              locked.includes(field) ? texts.locked(DETAIL_VARIABLES[field]) : texts.hints[field]
            }
            problem={isChecked ? problems[field] : undefined}
            readOnly={!mayEdit || locked.includes(field)}
            spellCheck={false}
            value={entries[field]}
            onChange={({ target }) => props.onChange({ ...entries, [field]: target.value })}
          />
        ))}
      </FieldRow>
      <FormError message={isChanged && isOld ? texts.newer : null} />
      {isChanged && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" variant="contained" aria-haspopup="dialog" aria-disabled={isOld}>
            {versionTexts.publish}
          </Button>
          <Button color="inherit" onClick={isOld ? props.onLoadAgain : props.onDiscard}>
            {isOld ? versionTexts.loadAgain : versionTexts.discard}
          </Button>
        </div>
      )}
    </FormStack>
  );
}
