import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0, outline: 0 }));

interface StepHeadingProps {
  /** Whether an earlier step was shown. Its button no longer exists, so the heading takes the focus. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The title of a step. It receives the keyboard focus when the step changes. */
export function StepHeading({ takesFocus, children }: StepHeadingProps) {
  const focus = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (takesFocus) heading?.focus();
    },
    [takesFocus],
  );
  return (
    <Heading ref={focus} tabIndex={-1}>
      {children}
    </Heading>
  );
}
