import { lazyDialog } from '@portal/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { proofRequest } from './proof-request';

const Content = lazyDialog(async () => (await import('./step-up-dialog')).StepUpDialog);

/** Shows 'Confirm it is you' when an action needs a fresh proof. Mounted once, by the frame. */
export function StepUpHost() {
  const request = useSyncExternalStore(proofRequest.subscribe, proofRequest.read);
  const cancel = useCallback(() => request?.answer(false), [request]);
  return request && <Content onClose={cancel} onProved={() => request.answer(true)} />;
}
