import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CODES_AT_ONCE, type RedeemCodeView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { isMaskedValue, redeemCodesCsv, redeemCodesFile } from '@portal/rules';
import { ConfirmButton, downloadText, notify } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash';
import { texts as access } from '../../shared/access/texts';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { adminKeys } from '../../shared/admin-keys';
import { SelectBox } from '../../shared/selection/select-box';
import { type CodeList, deleteCodes } from './code-queries';
import { saveDetails } from './save-details';
import { texts } from './texts';
import type { useCodeSelection } from './use-code-selection';
import { useWholeList } from './use-whole-list';

const toolsTexts = texts.tools;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > label': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginInlineEnd: 'auto',
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& > [data-more]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
}));

interface CodeToolsProps {
  readonly list: CodeList;
  /** The codes of the page. */
  readonly shown: readonly RedeemCodeView[];
  readonly timeZone: string;
  /** Null for a role that may not delete codes. */
  readonly selection: ReturnType<typeof useCodeSelection> | null;
  /** Null for a role that sees only masked codes. */
  readonly onPrint: ((codes: readonly RedeemCodeView[]) => void) | null;
}

/** Select All and Delete for the selection. Export and print for all codes that match the filter. */
export function CodeTools({ list, shown, timeZone, selection, onPrint }: CodeToolsProps) {
  const whole = useWholeList(list);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminKeys.all });
  const deleting = useServiceAction({
    send: async (codes: readonly string[]) => {
      let left = codes.length;
      const count = await deleteCodes(codes, (gone) => {
        selection?.drop(gone);
        left -= gone.length;
        // The next part may fail. After the last one the action itself reads everything again.
        if (left > 0) void refresh();
      });
      return { count, message: '' };
    },
    done: ({ count }) => texts.deletedMany(count),
    failed: texts.failedMany,
    failsAs: 'toast',
  });
  const saveFile = (codes: readonly RedeemCodeView[]): void => {
    if (codes.length === 0) return notify({ tone: 'error', text: toolsTexts.nothing });
    const name = redeemCodesFile(list.filter ?? 'all');
    downloadText(name, 'text/csv', redeemCodesCsv(codes, timeZone));
    if (codes.some(({ redeem_code }) => isMaskedValue(redeem_code))) {
      notify({ tone: 'success', text: `${toolsTexts.exportedEnds} ${access.masked.reason}` });
    }
  };
  const printSheet = (codes: readonly RedeemCodeView[]): void => {
    if (codes.length === 0) return notify({ tone: 'error', text: toolsTexts.nothing });
    if (codes.length > CODES_AT_ONCE) {
      return notify({ tone: 'error', text: toolsTexts.tooMany(CODES_AT_ONCE) });
    }
    onPrint?.(codes);
  };
  const toggleAll = (chosen: NonNullable<typeof selection>): void => {
    if (chosen.state === 'all') return chosen.clear();
    // The page at once, because reading the whole list may take seconds.
    chosen.add(shown.map(({ redeem_code }) => redeem_code));
    whole.take((codes) => {
      chosen.add(codes.map(({ redeem_code }) => redeem_code));
      chosen.markWhole();
    }, 'select');
  };
  const count = selection?.codes.size ?? 0;
  return (
    <Bar aria-busy={whole.busy || deleting.busy}>
      {selection && (
        <label>
          <SelectBox
            label={toolsTexts.selectAll}
            checked={selection.state === 'all'}
            partly={selection.state === 'some'}
            onToggle={() => toggleAll(selection)}
          />
          <span aria-hidden>{toolsTexts.selectAll}</span>
        </label>
      )}
      <span role="status">{whole.isSelecting && toolsTexts.selecting}</span>
      <span data-more>
        {count > 0 && (
          <ConfirmButton
            variant="contained"
            color="error"
            startIcon={<Trash2 size={16} aria-hidden />}
            busy={deleting.busy}
            question={{ ...texts.askMany, text: texts.askMany.text(count) }}
            onConfirm={() => deleting.run([...(selection?.codes ?? [])])}
          >
            {toolsTexts.delete(count)}
          </ConfirmButton>
        )}
        {onPrint && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Printer size={16} aria-hidden />}
            aria-disabled={whole.busy}
            onClick={() => whole.take(printSheet)}
          >
            {toolsTexts.print}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={whole.busy}
          onClick={() =>
            whole.take((codes) => saveDetails('redeem_codes_details.csv', codes, timeZone))
          }
        >
          {toolsTexts.exportDetails}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download size={16} aria-hidden />}
          aria-disabled={whole.busy}
          onClick={() => whole.take(saveFile)}
        >
          {toolsTexts.export}
        </Button>
      </span>
    </Bar>
  );
}
