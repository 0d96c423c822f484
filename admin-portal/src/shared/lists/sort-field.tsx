import { SelectField } from '@portal/ui';
import type { ChangeEvent } from 'react';
import { texts } from './texts';

/** The part of useListParams that contains the order. */
interface SortParams<Sort extends string> {
  readonly values: { readonly sort: Sort };
  readonly set: (changes: { readonly sort: Sort }) => void;
}

interface SortFieldProps<Sort extends string> {
  readonly params: SortParams<Sort>;
  /** The orders that the service supports, each with its text. */
  readonly words: Readonly<Record<Sort, string>>;
}

/** Chooses the order of a list without a table head, or by what its head does not show. */
export function SortField<Sort extends string>({ params, words }: SortFieldProps<Sort>) {
  const sorts = Object.keys(words) as Sort[];
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const sort = sorts.find((one) => one === target.value);
    if (sort !== undefined) params.set({ sort });
  };
  return (
    <SelectField label={texts.sort} isLabelHidden value={params.values.sort} onChange={pick}>
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {words[sort]}
        </option>
      ))}
    </SelectField>
  );
}
