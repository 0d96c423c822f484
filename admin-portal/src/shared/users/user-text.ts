import { isPlaceholderName } from '@portal/rules';
import { texts } from './texts';

interface Named {
  readonly userId: number;
  readonly name: string;
}

/** The name in a list: 'N/A' when it says nothing. */
export function listedName({ name }: Named): string {
  return isPlaceholderName(name) ? texts.noName : name;
}

/** What one calls the user where a name must say something: the id when the name does not. */
export function calledName({ name, userId }: Named): string {
  return isPlaceholderName(name) ? String(userId) : name;
}

const EXPIRY_DATE = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** A day as the All Users table writes it: '05 Mar 2031'; a dash without a date. */
export function expiryDateText(iso: string | null): string {
  if (iso === null) return '—';
  const parts = new Map(
    EXPIRY_DATE.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}
