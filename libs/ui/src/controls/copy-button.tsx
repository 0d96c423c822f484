import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { hiddenStyle } from '../layout/hidden-style';
import { copyText } from '../text/copy-text';
import { TOUCH, TOUCH_HEIGHT } from '../theme/touch';

/** How long the button shows 'copied', in ms. */
const REPORTED_MS = 2_500;

const Place = styled('span')({
  position: 'relative',
  flex: 'none',
  '& button': { minWidth: 104, [TOUCH]: { minWidth: 96, minHeight: TOUCH_HEIGHT } },
});

const Hidden = styled('span')(hiddenStyle);

/** Texts of CopyButton: before copying, after copying, and when the browser refused. */
export type CopyTexts = Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;

/** Props of CopyButton. */
export interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** Name of the text for screen readers: 'reference code'. */
  readonly noun: string;
  readonly texts: CopyTexts;
}

/** Copies a text, and confirms it for a moment. */
export function CopyButton({ text, noun, texts }: CopyButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [reported, setReported] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    if (!reported) return undefined;
    const timer = setTimeout(() => setReported(null), REPORTED_MS);
    return () => clearTimeout(timer);
  }, [reported]);

  const copy = async (): Promise<void> => {
    if (place.current) setReported({ copied: await copyText(text, place.current) });
  };
  const word = !reported ? texts.copy : reported.copied ? texts.copied : texts.notCopied;
  return (
    <Place ref={place}>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={reported?.copied ? <Check size={16} /> : <Copy size={16} />}
        aria-label={`${word}: ${noun}`}
        onClick={() => void copy()}
      >
        {word}
      </Button>
      <Hidden role="status">{reported && `${word}: ${noun}`}</Hidden>
    </Place>
  );
}
