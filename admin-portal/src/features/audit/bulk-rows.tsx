import Button from '@mui/material/Button';
import { errorText } from '@portal/api-client';
import { auditText } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { Link } from '@portal/router';
import { isPlaceholderName } from '@portal/rules';
import { counted } from '@portal/ui';
import { useId, useState } from 'react';
import { paths } from '../../paths';
import { bulkRowsQuery } from './audit-query';
import { texts } from './texts';

const rowTexts = texts.rows;

/** Opens what a bulk action did to each user. The rows are read when it is opened. */
export function BulkRows({ target }: { target: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? rowTexts.close : rowTexts.open}
      </Button>
      <div id={id}>{isOpen && <Rows target={target} />}</div>
    </>
  );
}

function Rows({ target }: { target: string }) {
  const { data, error } = useQuery(bulkRowsQuery(target));
  if (error) return <p role="alert">{errorText(error, texts.failed)}</p>;
  if (!data) return <p role="status">{rowTexts.loading}</p>;
  const rows = data.audit.filter(({ parent, userId }) => parent === target && userId !== null);
  const isCut = data.pagination.totalRecords > data.audit.length;
  if (rows.length === 0) return <p>{rowTexts.none}</p>;
  return (
    <>
      <ul>
        {rows.map(({ _id, userId, userName = '', action, days }) => (
          <li key={_id}>
            <Link to={paths.manage(userId ?? '')}>
              {isPlaceholderName(userName) ? userId : userName}
            </Link>{' '}
            {auditText(action)}
            {typeof days === 'number' && days !== 0 && ` · ${signed(days)}`}
          </li>
        ))}
      </ul>
      {isCut && <Link to={paths.auditAbout(target)}>{rowTexts.all}</Link>}
    </>
  );
}

/** '+7 days', '−3 days'. */
export const signed = (days: number): string =>
  `${days < 0 ? '−' : '+'}${counted(Math.abs(days), 'day')}`;
