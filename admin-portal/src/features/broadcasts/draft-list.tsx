import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { type BroadcastDraftView, deleteBroadcastDraft } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { Panel, StatusPill } from '@portal/ui';
import Trash2 from 'lucide-react/icons/trash';
import { useServiceAction } from '../../shared/actions/use-service-action';
import { ReadFailed } from '../../shared/lists/read-failed';
import { ExactTime } from '../../shared/user-activity/exact-time';
import { draftsQuery } from './broadcast-queries';
import { texts } from './texts';

const draftTexts = texts.drafts;

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '2px 8px',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 10px',
    color: theme.vars.palette.text.secondary,
  },
}));

interface DraftListProps {
  readonly onUse: (draft: BroadcastDraftView) => void;
}

/** Drafts and templates of all administrators. Nothing while there is none. */
export function DraftList({ onUse }: DraftListProps) {
  const query = useQuery(draftsQuery);
  const deleting = useServiceAction({
    send: (draftId: string) => send(deleteBroadcastDraft, { params: { draftId } }),
    failed: texts.failed,
    failsAs: 'toast',
  });
  const { data, errorUpdateCount, dataUpdatedAt } = query;
  if (!data) {
    return errorUpdateCount > 0 ? <ReadFailed query={query} failed={draftTexts.failed} /> : null;
  }
  if (data.drafts.length === 0) return null;
  return (
    <Panel title={draftTexts.title}>
      <List aria-label={draftTexts.title}>
        {data.drafts.map((draft) => (
          <li key={draft._id}>
            <div style={{ minWidth: 0 }}>
              <p>{draft.text}</p>
              <small>
                <StatusPill tone={draft.isTemplate ? 'info' : 'quiet'}>
                  {draft.isTemplate ? draftTexts.kinds.template : draftTexts.kinds.draft}
                </StatusPill>
                <span>{texts.segments[draft.segment]}</span>
                <span>{draftTexts.by(draft.author)}</span>
                <ExactTime at={draft.savedAt} now={dataUpdatedAt} />
              </small>
            </div>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={draftTexts.useOne(draft.text.slice(0, 40))}
              onClick={() => onUse(draft)}
            >
              {draftTexts.use}
            </Button>
            <IconButton
              aria-label={draftTexts.deleteOne(draft.text.slice(0, 40))}
              aria-disabled={deleting.busy}
              onClick={() => {
                if (!deleting.busy) deleting.run(draft._id);
              }}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </List>
    </Panel>
  );
}
