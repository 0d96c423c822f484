import { send } from '@portal/api-client';
import {
  publishServiceDetails,
  type PublishServiceDetailsRequest,
  type ServiceDetailsView,
} from '@portal/contracts';
import type { Closable } from '@portal/ui';
import { PublishFrame } from '../../shared/versions/publish-frame';
import { usePublication } from '../../shared/versions/use-publishing';
import { DetailChanges } from './detail-changes';
import { serviceDetailsQuery } from './service-details-query';
import { versionTexts } from '../../shared/versions/version-texts';
import { texts } from './texts';

/** Props of PublishDialog. */
export interface PublishDialogProps extends Closable {
  /** Number of the version that the changes follow. */
  readonly after: number;
  /** What is in effect. */
  readonly before: ServiceDetailsView;
  readonly details: ServiceDetailsView;
  /** Closes the dialog and drops the changes. */
  readonly onPublished: () => void;
  /** Closes the dialog, drops the changes and reads the details again. */
  readonly onLoadAgain: () => void;
}

/** Publishes the changed details. */
export function PublishDialogContent(props: PublishDialogProps) {
  const { after, before, details, onPublished, onLoadAgain, onClose } = props;
  const action = usePublication({
    send: (body: PublishServiceDetailsRequest) => send(publishServiceDetails, { body }),
    failed: texts.actionFailed,
    queryKey: serviceDetailsQuery.queryKey,
    onPublished,
  });
  return (
    <PublishFrame
      title={texts.publishing.title}
      notes={[texts.publishing.text]}
      busy={action.busy}
      error={action.error}
      onPublish={(reason) => action.run({ after, details, ...reason })}
      onLoadAgain={onLoadAgain}
      onClose={onClose}
    >
      <DetailChanges label={versionTexts.differences} before={before} after={details} />
    </PublishFrame>
  );
}
