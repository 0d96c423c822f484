import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { deleteSavedView, type SavedViewView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import Trash2 from 'lucide-react/icons/trash';
import { adminSessionQuery } from '../../access/use-may';
import { useServiceAction } from '../../actions/use-service-action';
import { texts } from '../texts';

const viewTexts = texts.views;

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  '& > button:first-of-type': {
    flex: 1,
    minWidth: 0,
    justifyContent: 'flex-start',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

function DeleteView({ view }: { readonly view: SavedViewView }) {
  const deleting = useServiceAction({
    send: () => send(deleteSavedView, { params: { viewId: view._id } }),
    failed: viewTexts.deleteFailed,
    failsAs: 'toast',
  });
  return (
    <IconButton
      aria-label={viewTexts.delete(view.name)}
      aria-disabled={deleting.busy}
      onClick={() => deleting.run()}
    >
      <Trash2 size={18} aria-hidden />
    </IconButton>
  );
}

interface ViewRowProps {
  readonly name: string;
  /** Whose view it is. */
  readonly note: string;
  /** The list shows it now. */
  readonly isShown: boolean;
  /** Absent: it cannot be deleted. */
  readonly view?: SavedViewView;
  readonly onOpen: () => void;
}

/** A view of a list. Its author and owners can delete it. */
export function ViewRow({ name, note, isShown, view, onOpen }: ViewRowProps) {
  const { data: session } = useQuery(adminSessionQuery);
  const mayDelete = view && (view.author === session?.actor || session?.role === 'owner');
  return (
    <Row>
      <Button color="inherit" aria-current={isShown || undefined} onClick={onOpen}>
        <span>
          {name}
          <small>{isShown ? viewTexts.shown(note) : note}</small>
        </span>
      </Button>
      {mayDelete && <DeleteView view={view} />}
    </Row>
  );
}
