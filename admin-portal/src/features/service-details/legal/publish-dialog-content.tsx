import { send } from '@portal/api-client';
import {
  CATALOGUE_KEY,
  type LegalTextsView,
  publishLegalText,
  type PublishLegalTextRequest,
} from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import type { LegalDocument, LegalTexts } from '@portal/rules';
import type { Closable } from '@portal/ui';
import { useServiceAction } from '../../../shared/actions/use-service-action';
import { PublishFrame } from '../../../shared/versions/publish-frame';
import { versionTexts } from '../../../shared/versions/version-texts';
import { LegalChanges } from './legal-changes';
import { legalTextsQuery } from './legal-query';
import { texts } from './texts';

/** Props of PublishLegalDialog. */
export interface PublishLegalProps extends Closable {
  readonly document: LegalDocument;
  /** Number of the version that the changes follow. */
  readonly after: number;
  /** What is in effect. */
  readonly before: LegalTexts;
  readonly changed: LegalTexts;
  readonly onPublished: () => void;
  /** Closes the dialog, drops the changes and reads the texts again. */
  readonly onLoadAgain: () => void;
}

/** Publishes a changed legal text. */
export function PublishLegalContent(props: PublishLegalProps) {
  const { document, after, before, changed, onPublished, onLoadAgain, onClose } = props;
  const queryClient = useQueryClient();
  const action = useServiceAction({
    send: (body: PublishLegalTextRequest) => send(publishLegalText, { body }),
    failed: texts.actionFailed,
    onDone: (answer) => {
      queryClient.setQueryData(legalTextsQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: CATALOGUE_KEY });
      onPublished();
      onClose();
    },
  });
  return (
    <PublishFrame
      title={texts.publishing.title(texts.documents[document])}
      notes={[texts.publishing.text]}
      busy={action.busy}
      error={action.error}
      onPublish={(reason) =>
        action.run({ document, after, texts: changed as LegalTextsView, ...reason })
      }
      onLoadAgain={onLoadAgain}
      onClose={onClose}
    >
      <LegalChanges label={versionTexts.differences} before={before} after={changed} />
    </PublishFrame>
  );
}
