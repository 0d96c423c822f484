import Button from '@mui/material/Button';
import { versionTexts } from './version-texts';

interface PublishButtonProps {
  /** Id of the reasons why it cannot be published. */
  readonly reasonsId: string;
  readonly mayPublish: boolean;
  readonly onPublish: () => void;
}

/** Opens the publication. It can be reached while something holds it, so that its reasons are read. */
export function PublishButton({ reasonsId, mayPublish, onPublish }: PublishButtonProps) {
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-disabled={!mayPublish}
      aria-describedby={reasonsId}
      onClick={() => mayPublish && onPublish()}
    >
      {versionTexts.publish}
    </Button>
  );
}
