import { styled } from '@mui/material/styles';
import type { ListRedeemCodesResponse, RedeemCodeView } from '@portal/contracts';
import { EmptyState, Surface } from '@portal/ui';
import Ticket from 'lucide-react/icons/ticket';
import { moveBetweenRows } from '../../shared/lists/move-between-rows';
import type { CodeList as ListOfCodes } from './code-queries';
import { CodeRow } from './code-row';
import { CodeTools } from './code-tools';
import { texts } from './texts';
import { useCodeSelection } from './use-code-selection';

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface CodeListProps {
  readonly data: ListRedeemCodesResponse;
  readonly list: ListOfCodes;
  readonly timeZone: string;
  /** When the list was read, in epoch ms. */
  readonly now: number;
  readonly mayDelete: boolean;
  /** Null for a role that sees only masked codes. */
  readonly onPrint: ((codes: readonly RedeemCodeView[]) => void) | null;
}

/** The codes of a page with their actions. */
export function CodeList(props: CodeListProps) {
  const { data, list, timeZone } = props;
  const total = data.pagination?.totalRecords ?? 0;
  const chosen = useCodeSelection(JSON.stringify(list), data.codes, total);
  const selection = props.mayDelete ? chosen : null;
  return (
    <Surface>
      <CodeTools
        list={list}
        shown={data.codes}
        timeZone={timeZone}
        selection={selection}
        onPrint={props.onPrint}
      />
      {data.codes.length === 0 ? (
        <EmptyState icon={<Ticket size={24} aria-hidden />}>{texts.empty}</EmptyState>
      ) : (
        <Rows aria-label={texts.title} onKeyDown={moveBetweenRows}>
          {data.codes.map((code) => (
            <CodeRow
              key={code._id}
              code={code}
              timeZone={timeZone}
              now={props.now}
              selected={selection?.codes.has(code.redeem_code) ?? false}
              onToggle={selection && (() => selection.toggle(code.redeem_code))}
              onDeleted={() => chosen.drop([code.redeem_code])}
            />
          ))}
        </Rows>
      )}
    </Surface>
  );
}
