import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import { texts } from './texts';
import { type ExportTexts, useExport, type WriteFile } from './use-export';

const exportTexts = texts.export;

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > div': { display: 'grid', gap: 6, minWidth: 220 },
}));

interface ExportButtonProps {
  readonly write: WriteFile;
  readonly words?: ExportTexts;
}

/**
 * 'Export CSV' of all rows of a list, with progress and a cancel function. A `key` that names the filter cancels
 * the export when the filter changes.
 */
export function ExportButton({ write, words = exportTexts }: ExportButtonProps) {
  const { progress, start, cancel } = useExport(write, words);
  return (
    <Row>
      {progress && (
        <div>
          <span>{exportTexts.progress(progress.done, progress.all)}</span>
          <LinearProgress
            variant="determinate"
            aria-label={exportTexts.bar}
            value={progress.all === 0 ? 0 : Math.round((progress.done / progress.all) * 100)}
          />
        </div>
      )}
      {/* The same button for start and stop, so that the focus stays on it. */}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={progress ? undefined : <Download size={16} aria-hidden />}
        onClick={progress ? cancel : start}
      >
        {progress ? exportTexts.cancel : exportTexts.start}
      </Button>
    </Row>
  );
}
