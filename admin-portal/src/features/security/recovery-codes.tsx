import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CopyButton, downloadText } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import { StepHeading } from './step-heading';
import { texts } from './texts';

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: 16,
  borderRadius: 8,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  backgroundColor: theme.vars.palette.action.hover,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const codesTexts = texts.codes;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <StepHeading takesFocus>{codesTexts.title}</StepHeading>
      <p>{codesTexts.text}</p>
      <Codes aria-label={codesTexts.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={text} noun={codesTexts.noun} texts={texts.copy} />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<Download size={16} aria-hidden />}
          aria-label={`${codesTexts.download}: ${codesTexts.noun}`}
          onClick={() => downloadText(codesTexts.fileName, 'text/plain', text)}
        >
          {codesTexts.download}
        </Button>
      </Actions>
      <Button variant="contained" onClick={onKept}>
        {codesTexts.kept}
      </Button>
    </>
  );
}
