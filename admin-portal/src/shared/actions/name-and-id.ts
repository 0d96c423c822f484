import { displayName } from '@portal/rules';

/** 'Kamrul Hasan (14220)': how a sentence names a user. */
export function nameAndId({ name, userId }: { readonly userId: number; readonly name: string }) {
  const shown = displayName(name, userId);
  return shown.includes(String(userId)) ? shown : `${shown} (${userId})`;
}
