import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { deleteRedeemCode, type RedeemCodeView } from '@portal/contracts';
import { Link } from '@portal/router';
import { formatRedeemCode, isMaskedValue } from '@portal/rules';
import { ConfirmIconButton, copyText, notify, useFormats } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { paths } from '../../paths';
import { MaskedMark } from '../../shared/access/masked-mark';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { SelectBox } from '../../shared/selection/select-box';
import { CodeFacts } from './code-facts';
import { texts } from './texts';

const rowTexts = texts.row;

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-plain="true"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '&[data-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, transparent)`,
  },
}));

const Code = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > code': { fontSize: '0.9375rem', fontWeight: 550, overflowWrap: 'anywhere' },
});

interface CodeRowProps {
  readonly code: RedeemCodeView;
  readonly timeZone: string;
  /** When the list was read, in epoch ms. */
  readonly now: number;
  readonly selected: boolean;
  /** Null for a role that may not delete codes. */
  readonly onToggle: (() => void) | null;
  readonly onDeleted: () => void;
}

/** A code with its checkbox, data and buttons. */
export function CodeRow({ code, timeZone, now, selected, onToggle, onDeleted }: CodeRowProps) {
  const place = useRef<HTMLSpanElement>(null);
  const formats = useFormats();
  const isMasked = isMaskedValue(code.redeem_code);
  const shown = isMasked ? code.redeem_code : formatRedeemCode(code.redeem_code);
  const [user] = code.used_by_users;
  const deleting = useServiceAction({
    send: () => send(deleteRedeemCode, { params: { code: code.redeem_code } }),
    failed: texts.failedOne,
    failsAs: 'toast',
    onDone: onDeleted,
  });
  const copy = async (): Promise<void> => {
    const isCopied = place.current !== null && (await copyText(shown, place.current));
    if (isCopied) notify({ tone: 'success', text: rowTexts.copied(shown) });
    else notify({ tone: 'error', text: rowTexts.notCopied });
  };
  return (
    <Row aria-busy={deleting.busy} data-selected={selected} data-plain={onToggle === null}>
      {onToggle && (
        <SelectBox label={rowTexts.select(shown)} checked={selected} onToggle={onToggle} />
      )}
      <Code ref={place}>
        <code>{shown}</code>
        {isMasked ? (
          <MaskedMark />
        ) : (
          <IconButton size="small" aria-label={rowTexts.copy(shown)} onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
          </IconButton>
        )}
      </Code>
      {onToggle ? (
        <ConfirmIconButton
          aria-label={rowTexts.delete(shown)}
          busy={deleting.busy}
          question={{ ...texts.askOne, text: texts.askOne.text(shown) }}
          onConfirm={() => deleting.run()}
        >
          <Trash2 size={18} aria-hidden />
        </ConfirmIconButton>
      ) : (
        <span />
      )}
      <CodeFacts code={code} timeZone={timeZone} now={now}>
        {user !== undefined && (
          <span>
            {rowTexts.usedBy} <Link to={paths.manage(user)}>{formats.digits(user)}</Link>
          </span>
        )}
      </CodeFacts>
    </Row>
  );
}
