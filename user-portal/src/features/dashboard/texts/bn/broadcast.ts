import type { Wording } from '@portal/ui';
import type { broadcast as english } from '../en/broadcast';

/** Texts of the broadcast modal. */
export const broadcast: Wording<typeof english> = {
  title: 'একটি ঘোষণা',
  done: 'বুঝেছি!',
};
