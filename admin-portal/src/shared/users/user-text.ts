import { isPlaceholderName } from '@portal/rules';
import type { UserActivity } from '@portal/contracts';
import type { Formats } from '@portal/ui';
import { texts } from './texts';

interface Named {
  readonly userId: number;
  readonly name: string;
}

/** The name in a list, or 'N/A' when it is a placeholder. */
export function listedName({ name }: Named): string {
  return isPlaceholderName(name) ? texts.noName : name;
}

/** The name in texts, or the id when the name is a placeholder. */
export function calledName({ name, userId }: Named): string {
  return isPlaceholderName(name) ? String(userId) : name;
}

const EXPIRY_DATE = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** A date in the All Users table: '05 Mar 2031', or a dash when there is none. */
export function expiryDateText(iso: string | null): string {
  if (iso === null) return '—';
  const parts = new Map(
    EXPIRY_DATE.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}

/** That a user is signed out, with the last sign-in as long as sign-ins are stored. */
export const signedOutText = (
  { lastSignInAt }: Pick<Partial<UserActivity>, 'lastSignInAt'>,
  formats: Formats,
): string => (lastSignInAt ? texts.signedOutSince(formats.date(lastSignInAt)) : texts.signedOut);
