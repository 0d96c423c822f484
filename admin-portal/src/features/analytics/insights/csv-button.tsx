import Button from '@mui/material/Button';
import { downloadText, notify, TOUCH } from '@portal/ui';
import { Download } from 'lucide-react';
import { texts } from './texts';

interface CsvButtonProps {
  /** What the file has, as its table is called. */
  readonly of: string;
  /** Name of the file. */
  readonly file: string;
  /** Makes the file's text. */
  readonly text: () => string;
}

/** Saves the metrics beside it as a file. */
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
