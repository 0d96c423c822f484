import { send } from '@portal/api-client';
import { type CodeBatchView, restoreCodeBatch, voidCodeBatch } from '@portal/contracts';
import { ConfirmButton, counted } from '@portal/ui';
import { useReverse } from '../../shared/actions/use-undo';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { texts } from './texts';

const batchTexts = texts.batches;

const restore = (batch: string) => () => send(restoreCodeBatch, { body: { batch } });

/** Number of codes of a batch that can be redeemed or have ended. */
const unusedOf = ({ made, used, voided = 0 }: CodeBatchView): number => made - used - voided;

/** The unused codes of a batch are voided, after a question. The toast offers to undo it. */
function VoidButton({ batch }: { batch: CodeBatchView }) {
  const { name } = batch;
  const unused = unusedOf(batch);
  const reverse = useReverse();
  const voiding = useServiceAction({
    send: async () => {
      const answer = await send(voidCodeBatch, { body: { batch: name } });
      // A batch is voided and restored as a whole, so its name names the action.
      return { ...answer, actionId: name };
    },
    undo: (batchName) => void reverse(restore(batchName)),
    failed: texts.failedMany,
    failsAs: 'toast',
  });
  if (unused === 0) return null;
  return (
    <ConfirmButton
      color="error"
      busy={voiding.busy}
      question={{
        ...batchTexts.ask,
        title: batchTexts.ask.title(name),
        text: batchTexts.ask.text(counted(unused, 'unused code')),
      }}
      onConfirm={() => voiding.run()}
    >
      {batchTexts.void}
    </ConfirmButton>
  );
}

/** The voided codes of a batch can be redeemed again, after a question. */
function RestoreButton({ batch: { name, voided = 0 } }: { batch: CodeBatchView }) {
  const restoring = useServiceAction({
    send: restore(name),
    failed: texts.failedMany,
    failsAs: 'toast',
  });
  if (voided === 0) return null;
  return (
    <ConfirmButton
      color="inherit"
      dangerous={false}
      busy={restoring.busy}
      question={{
        ...batchTexts.askRestore,
        title: batchTexts.askRestore.title(name),
        text: batchTexts.askRestore.text(counted(voided, 'voided code')),
      }}
      onConfirm={() => restoring.run()}
    >
      {batchTexts.restore}
    </ConfirmButton>
  );
}

/** What can be done with the codes of a batch that nobody redeemed. */
export function BatchButtons({ batch }: { batch: CodeBatchView }) {
  return (
    <>
      <VoidButton batch={batch} />
      <RestoreButton batch={batch} />
    </>
  );
}
