import { useCallback, useEffect, useState } from 'react';

/** How long 'Activate Plan' reads 'Processing...', in ms. */
const PROCESSING_MS = 1_500;

/** Where 'Activate Plan' stands. */
export type Activation = 'ready' | 'processing' | 'paying';

/** 'Activate Plan': processing for a moment, then paying until the dialog is closed. */
export function useActivation() {
  const [step, setStep] = useState<Activation>('ready');
  useEffect(() => {
    if (step !== 'processing') return undefined;
    const timer = setTimeout(() => setStep('paying'), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return {
    step,
    start: useCallback(() => setStep('processing'), []),
    finish: useCallback(() => setStep('ready'), []),
  };
}
