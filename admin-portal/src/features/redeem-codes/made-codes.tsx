import Button from '@mui/material/Button';
import type { RedeemCodeView } from '@portal/contracts';
import { formatRedeemCode } from '@portal/rules';
import { copyText, counted, notify } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { saveDetails } from './save-details';
import { texts } from './texts';

const generateTexts = texts.generate;

interface MadeCodesProps {
  /** The codes generated last. */
  readonly codes: readonly RedeemCodeView[];
  readonly timeZone: string;
  readonly onPrint: (codes: readonly RedeemCodeView[]) => void;
}

/** What was just made can be copied, exported and printed. Nothing before. */
export function MadeCodes({ codes, timeZone, onPrint }: MadeCodesProps) {
  if (codes.length === 0) return null;
  const look = { variant: 'outlined', color: 'inherit' } as const;
  const copyAll = async (near: HTMLElement): Promise<void> => {
    const text = codes.map(({ redeem_code }) => formatRedeemCode(redeem_code)).join('\n');
    const isCopied = await copyText(text, near);
    notify(
      isCopied
        ? { tone: 'success', text: generateTexts.copied(counted(codes.length, 'code')) }
        : { tone: 'error', text: generateTexts.notCopied },
    );
  };
  return (
    <>
      <Button
        {...look}
        startIcon={<Copy size={16} aria-hidden />}
        onClick={({ currentTarget }) => void copyAll(currentTarget.parentElement ?? document.body)}
      >
        {generateTexts.copyNew}
      </Button>
      <Button
        {...look}
        startIcon={<Download size={16} aria-hidden />}
        onClick={() => saveDetails('redeem_codes_new.csv', codes, timeZone)}
      >
        {generateTexts.exportNew}
      </Button>
      <Button
        {...look}
        startIcon={<Printer size={16} aria-hidden />}
        onClick={() => onPrint(codes)}
      >
        {generateTexts.printNew(codes.length)}
      </Button>
    </>
  );
}
