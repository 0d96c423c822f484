/** A field as people read it: 'daysToAdd' is 'days to add'. A refusal never shows the name of a field. */
export const fieldInWords = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
