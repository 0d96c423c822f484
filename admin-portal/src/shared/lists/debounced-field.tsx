import { Field, type FieldProps } from '@portal/ui';
import { useDebouncedText } from './use-debounced-text';

interface DebouncedFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  readonly value: string;
  /** Gets the trimmed text when typing pauses. */
  readonly onText: (text: string) => void;
}

/** A text field or day of a filter. */
export function DebouncedField({ value, onText, ...field }: DebouncedFieldProps) {
  const text = useDebouncedText(value, onText);
  return (
    <Field {...field} value={text.shown} onChange={(event) => text.type(event.target.value)} />
  );
}
