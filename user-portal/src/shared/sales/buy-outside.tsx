import { send } from '@portal/api-client';
import { makeSignInLink } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { type Closable, currentPlatform, notify } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { paths, resumeHash } from '../../paths';
import type { PaymentStart } from './payment-start';
import { useTexts } from './texts/use-texts';

interface BuyOutsideProps extends Closable {
  readonly start: PaymentStart;
}

/** The page to go on with in the browser: the same one, or an open payment on the dashboard. */
function pageOf(start: PaymentStart): string {
  return start.kind === 'resume'
    ? paths.dashboard + resumeHash(start.payment.ref_code)
    : window.location.pathname;
}

/**
 * Opens the browser at this page, signed in there by a one-time link; the Mini App itself sells nothing. The secret
 * is in the hash, which no server sees.
 */
export function BuyOutside({ start, onClose }: BuyOutsideProps) {
  const { buying } = useTexts();
  const errorText = useErrorText();
  const held = useRef({ start, onClose, errorText, buying });
  useEffect(() => {
    held.current = { start, onClose, errorText, buying };
  });
  // One purchase opens one page, also where React mounts twice.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const to = pageOf(held.current.start);
    send(makeSignInLink)
      .then(
        ({ token }) => {
          const hash = new URLSearchParams({ token, to });
          currentPlatform()?.openLink(`${window.location.origin}/enter#${hash}`);
          notify({ tone: 'success', text: held.current.buying.outside });
        },
        (error: unknown) => {
          const { errorText: textOf, buying: texts } = held.current;
          notify({ tone: 'error', text: textOf(error, texts.outsideFailed) });
        },
      )
      .finally(() => held.current.onClose());
  }, []);
  return null;
}
