import { send } from '@portal/api-client';
import {
  type LegalTextsView,
  publishLegalText,
  type PublishLegalTextRequest,
} from '@portal/contracts';
import type { LegalDocument, LegalTexts } from '@portal/rules';
import type { Closable } from '@portal/ui';
import { PublishFrame } from '../../../shared/versions/publish-frame';
import { usePublication } from '../../../shared/versions/use-publishing';
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
  /** Closes the dialog and drops the changes. */
  readonly onPublished: () => void;
  /** Closes the dialog, drops the changes and reads the texts again. */
  readonly onLoadAgain: () => void;
}

/** Publishes a changed legal text. */
export function PublishLegalContent(props: PublishLegalProps) {
  const { document, after, before, changed, onPublished, onLoadAgain, onClose } = props;
  const action = usePublication({
    send: (body: PublishLegalTextRequest) => send(publishLegalText, { body }),
    failed: texts.actionFailed,
    queryKey: legalTextsQuery.queryKey,
    onPublished,
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
