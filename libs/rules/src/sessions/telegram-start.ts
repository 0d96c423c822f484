import { REFERENCE_CODE_LENGTH } from '../payments/reference-code';
import { READABLE_ALPHABET } from '../redeem-codes/readable-code';

/** What a link of the bot opens in the Mini App. */
export type TelegramStart =
  | { readonly screen: 'plans' | 'downloads' }
  | { readonly screen: 'payment'; readonly code: string };

const PAYMENT = new RegExp(`^pay_([${READABLE_ALPHABET}]{${REFERENCE_CODE_LENGTH}})$`);

/**
 * Reads the parameter of a link such as `t.me/<bot>/<app>?startapp=plans`: `plans`, `downloads` or
 * `pay_<reference code>`. Null for anything else, because anybody can write such a link.
 */
export function readTelegramStart(param: string | null): TelegramStart | null {
  if (param === 'plans' || param === 'downloads') return { screen: param };
  const code = PAYMENT.exec(param ?? '')?.[1];
  return code === undefined ? null : { screen: 'payment', code };
}
