import Button from '@mui/material/Button';
import { downloadText, notify, TOUCH } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import { texts } from './texts';

interface CsvButtonProps {
  /** Content of the file: the name of its table. */
  readonly of: string;
  /** Name of the file. */
  readonly file: string;
  /** Creates the content of the file. */
  readonly text: () => string;
}

/** Saves the metrics beside the button as a file. */
export function CsvButton({ of, file, text }: CsvButtonProps) {
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Download size={16} aria-hidden />}
      aria-label={texts.csvOf(of)}
      sx={{ [TOUCH]: { minHeight: 44 } }}
      onClick={() => {
        downloadText(file, 'text/csv', text());
        notify({ tone: 'success', text: texts.saved(file) });
      }}
    >
      {texts.csv}
    </Button>
  );
}
