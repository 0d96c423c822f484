import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0, outline: 0 }));

interface StepHeadingProps {
  /** Whether another step stood here before, whose button is gone. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The title of a step, where the keyboard goes on when the step comes. */
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
