import { useCallback, useEffect, useState } from 'react';

/** How long 'Activate Plan' shows 'Processing...', in ms. */
const PROCESSING_MS = 1_500;

/** State of 'Activate Plan'. */
export type Activation = 'ready' | 'processing' | 'paying';

/** State machine of 'Activate Plan': processing for a moment, then paying until the dialog is closed. */
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
