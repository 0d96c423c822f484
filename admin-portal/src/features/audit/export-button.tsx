import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';
import { Download } from 'lucide-react';
import type { AuditFilter } from './audit-query';
import { texts } from './texts';
import { useExport } from './use-export';

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

/** 'Export CSV' of all records that match the filter, with progress and a cancel function. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { progress, start, cancel } = useExport(filter);
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
