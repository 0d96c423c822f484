import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { HoldList } from './hold-list';
import { PublishButton } from './publish-button';
import { versionTexts } from './version-texts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface VersionToolsProps {
  /** Why the changes cannot be published yet; none: they can. */
  readonly reasons: readonly string[];
  /** Above the reasons. */
  readonly holdTitle: string;
  /** Whether somebody published since the changes began. */
  readonly isOld: boolean;
  readonly onDiscard: () => void;
  readonly onLoadAgain: () => void;
  readonly onPublish: () => void;
}

/** The buttons for all changes of this page, and why they cannot be published yet. */
export function VersionTools(props: VersionToolsProps) {
  const { reasons, holdTitle, isOld, onDiscard, onLoadAgain, onPublish } = props;
  const reasonsId = useId();
  const mayPublish = reasons.length === 0;
  return (
    <>
      <Bar>
        <PublishButton reasonsId={reasonsId} mayPublish={mayPublish} onPublish={onPublish} />
        <Button color="inherit" onClick={isOld ? onLoadAgain : onDiscard}>
          {isOld ? versionTexts.loadAgain : versionTexts.discard}
        </Button>
      </Bar>
      <HoldList id={reasonsId} title={holdTitle} reasons={reasons} />
    </>
  );
}
