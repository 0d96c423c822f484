import { send } from '@portal/api-client';
import {
  type MethodSettingsView,
  publishPaymentMethods,
  type PublishPaymentMethodsRequest,
} from '@portal/contracts';
import type { Closable } from '@portal/ui';
import { PublishFrame } from '../../../shared/versions/publish-frame';
import { usePublication } from '../../../shared/versions/use-publishing';
import { MethodChanges } from '../method-changes';
import { paymentMethodsQuery } from '../payment-methods-query';
import { versionTexts } from '../../../shared/versions/version-texts';
import { texts } from '../texts';

const { publishing: publishTexts } = texts;

/** Props of PublishDialog. */
export interface PublishDialogProps extends Closable {
  /** Number of the list that the changes follow. */
  readonly after: number;
  /** The methods in effect. */
  readonly before: readonly MethodSettingsView[];
  readonly methods: readonly MethodSettingsView[];
  /** Closes the dialog and drops the changes. */
  readonly onPublished: () => void;
  /** Closes the dialog, drops the changes and reads the lists again. */
  readonly onLoadAgain: () => void;
}

/** Publishes the changed methods. */
export function PublishDialogContent(props: PublishDialogProps) {
  const { after, before, methods, onPublished, onLoadAgain, onClose } = props;
  const action = usePublication({
    send: (body: PublishPaymentMethodsRequest) => send(publishPaymentMethods, { body }),
    failed: texts.actionFailed,
    queryKey: paymentMethodsQuery.queryKey,
    onPublished,
  });
  return (
    <PublishFrame
      title={publishTexts.title}
      notes={[publishTexts.text, publishTexts.money]}
      busy={action.busy}
      error={action.error}
      onPublish={(reason) => action.run({ after, methods: [...methods], ...reason })}
      onLoadAgain={onLoadAgain}
      onClose={onClose}
    >
      <MethodChanges label={versionTexts.differences} before={before} after={methods} />
    </PublishFrame>
  );
}
