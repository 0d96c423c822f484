import { styled } from '@mui/material/styles';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 14px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 10%, transparent)`,
  '& > h3': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& > ul': { margin: '4px 0 0', paddingInlineStart: 20 },
}));

interface HoldListProps {
  /** The button names it as its description. */
  readonly id: string;
  readonly title: string;
  readonly reasons: readonly string[];
}

/** Why something cannot be published yet. Nothing without a reason. */
export function HoldList({ id, title, reasons }: HoldListProps) {
  return (
    <div id={id} role="status">
      {reasons.length > 0 && (
        <Box>
          <h3>{title}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Box>
      )}
    </div>
  );
}
