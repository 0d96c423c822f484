import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { versionTexts } from './version-texts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface VersionToolsProps {
  /** Id of the reasons why the changes cannot be published. */
  readonly reasonsId: string;
  readonly mayPublish: boolean;
  /** Whether somebody published since the changes began. */
  readonly isOld: boolean;
  readonly onDiscard: () => void;
  readonly onLoadAgain: () => void;
  readonly onPublish: () => void;
}

/** The buttons for all changes of this page. */
export function VersionTools(props: VersionToolsProps) {
  const { reasonsId, mayPublish, isOld, onDiscard, onLoadAgain, onPublish } = props;
  return (
    <Bar>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-disabled={!mayPublish}
        aria-describedby={reasonsId}
        onClick={() => mayPublish && onPublish()}
      >
        {versionTexts.publish}
      </Button>
      <Button color="inherit" onClick={isOld ? onLoadAgain : onDiscard}>
        {isOld ? versionTexts.loadAgain : versionTexts.discard}
      </Button>
    </Bar>
  );
}
