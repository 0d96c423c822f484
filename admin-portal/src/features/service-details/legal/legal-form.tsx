import Button from '@mui/material/Button';
import { LEGAL_LANGUAGES, LEGAL_LIMITS, type LegalLanguage } from '@portal/rules';
import { Field, InlineHint, TextAreaField } from '@portal/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { FieldRow } from '../../../shared/versions/field-row';
import { moveRow } from '../../../shared/versions/move-row';
import { RowAction } from '../../../shared/versions/row-action';
import { type LegalEntries, type SectionEntry, type TypedPair, withSection } from './legal-entries';
import { texts } from './texts';

interface PairProps {
  readonly label: string;
  readonly value: TypedPair;
  readonly isLong?: boolean;
  /** Null for a role that may not. */
  readonly onChange: ((value: TypedPair) => void) | null;
}

/** One text in both languages, beside each other. */
function Pair({ label, value, isLong = false, onChange }: PairProps) {
  const propsOf = (language: LegalLanguage) => ({
    label: texts.fieldIn(label, texts.languages[language]),
    lang: language,
    value: value[language],
    readOnly: onChange === null,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange?.({ ...value, [language]: target.value }),
  });
  return (
    <FieldRow columns={2}>
      {LEGAL_LANGUAGES.map((language) =>
        isLong ? (
          <TextAreaField key={language} rows={5} {...propsOf(language)} />
        ) : (
          <Field key={language} autoComplete="off" {...propsOf(language)} />
        ),
      )}
    </FieldRow>
  );
}

interface LegalFormProps {
  readonly entries: LegalEntries;
  /** Null for a role that may not. */
  readonly onChange: ((entries: LegalEntries) => void) | null;
}

/** A legal text as fields, the languages beside each other. */
export function LegalForm({ entries, onChange }: LegalFormProps) {
  const { sections } = entries;
  const put =
    onChange && ((changed: Partial<LegalEntries>) => onChange({ ...entries, ...changed }));
  const putSection = (section: SectionEntry): void =>
    put?.({ sections: sections.map((one) => (one.id === section.id ? section : one)) });
  const move = (place: number, step: -1 | 1) =>
    put && sections[place + step] !== undefined
      ? () => put({ sections: moveRow(sections, place, step) })
      : null;
  return (
    <>
      <InlineHint>{texts.hint}</InlineHint>
      <Pair
        label={texts.fields.title}
        value={entries.title}
        onChange={put && ((title) => put({ title }))}
      />
      <Pair
        isLong
        label={texts.fields.intro}
        value={entries.intro}
        onChange={put && ((intro) => put({ intro }))}
      />
      {sections.map((section, place) => {
        const number = place + 1;
        return (
          <fieldset key={section.id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <legend>{texts.section(number)}</legend>
            {put && (
              <div>
                <RowAction label={texts.up(number)} icon={ArrowUp} onPress={move(place, -1)} />
                <RowAction label={texts.down(number)} icon={ArrowDown} onPress={move(place, 1)} />
                <RowAction
                  label={texts.remove(number)}
                  icon={Trash2}
                  onPress={() => put({ sections: sections.filter((one) => one !== section) })}
                />
              </div>
            )}
            <div style={{ display: 'grid', gap: 12 }}>
              <Pair
                label={texts.sectionTitle(number)}
                value={section.title}
                onChange={put && ((title) => putSection({ ...section, title }))}
              />
              <Pair
                isLong
                label={texts.sectionText(number)}
                value={section.text}
                onChange={put && ((text) => putSection({ ...section, text }))}
              />
            </div>
          </fieldset>
        );
      })}
      {onChange && sections.length < LEGAL_LIMITS.sections && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => onChange(withSection(entries))}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}
