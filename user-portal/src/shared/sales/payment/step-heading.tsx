import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts';

/** Button back to the methods; resets method and order. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { payment } = useTexts();
  return (
    <IconButton aria-label={payment.back} onClick={onBack}>
      <ArrowLeft size={20} aria-hidden />
    </IconButton>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  '& > button': { marginInlineStart: -10 },
});

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h1,
  flex: 1,
  margin: 0,
  fontSize: '1.25rem',
  // It gets the focus only for screen readers, so it needs no outline.
  outline: 0,
}));

/** Props of StepHeading. */
export interface StepHeadingProps {
  readonly children: string;
  readonly onBack?: () => void;
  /** Shown at the end of the line. */
  readonly end?: ReactNode;
}

/**
 * Heading of a step. It takes the focus, so that a screen reader announces the new step and Tab continues in
 * it.
 */
export function StepHeading({ children, onBack, end }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Row>
      {onBack && <BackButton onBack={onBack} />}
      <Heading ref={heading} tabIndex={-1}>
        {children}
      </Heading>
      {end}
    </Row>
  );
}
