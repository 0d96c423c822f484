import { styled } from '@mui/material/styles';
import { type PlanFault, PRICE_LIST_FAULTS, type PricedPlan } from '@portal/rules';
import { texts } from '../texts';

const draftTexts = texts.draft;

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 14px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 10%, transparent)`,
  '& > h3': { ...theme.typography.body2, margin: 0, fontWeight: 600 },
  '& > ul': { margin: '4px 0 0', paddingInlineStart: 20 },
}));

/** A fault with the name of its plan. */
export function faultText({ planId, fault }: PlanFault, plans: readonly PricedPlan[]): string {
  const plan = plans.find(({ id }) => id === planId);
  const text = PRICE_LIST_FAULTS[fault];
  return plan ? draftTexts.planFault(plan.name, text) : text;
}

interface HoldListProps {
  /** The button names it as its description. */
  readonly id: string;
  readonly reasons: readonly string[];
}

/** Why the draft cannot be published yet. Nothing without a reason. */
export function HoldList({ id, reasons }: HoldListProps) {
  return (
    <div id={id} role="status">
      {reasons.length > 0 && (
        <Box>
          <h3>{draftTexts.hold}</h3>
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
