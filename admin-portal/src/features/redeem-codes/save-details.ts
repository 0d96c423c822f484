import type { RedeemCodeView } from '@portal/contracts';
import { redeemCodeDetailsCsv } from '@portal/rules';
import { downloadText, notify } from '@portal/ui';
import { texts } from './texts';

/** Saves codes with their batch and validity. 'Export CSV' stays as the specification wants it. */
export function saveDetails(
  file: string,
  codes: readonly RedeemCodeView[],
  timeZone: string,
): void {
  if (codes.length === 0) return notify({ tone: 'error', text: texts.tools.nothing });
  // Only characters that every file system takes.
  const name = file.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '_');
  downloadText(name, 'text/csv', redeemCodeDetailsCsv(codes, timeZone));
}
