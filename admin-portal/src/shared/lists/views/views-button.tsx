import Button from '@mui/material/Button';
import type { ListId } from '@portal/contracts';
import { lazyDialog } from '@portal/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import { useCallback, useState } from 'react';
import type { ColumnChoice } from '../column-choice';
import type { ParamSchema } from '../params';
import { texts } from '../texts';
import type { ListParams } from '../use-list-params';
import { viewedList } from './view-state';

const Dialog = lazyDialog(async () => (await import('./views-dialog')).ViewsDialog);

interface ViewsButtonProps<Schema extends ParamSchema> {
  readonly list: ListId;
  readonly params: ListParams<Schema>;
  readonly choice: ColumnChoice<unknown> | undefined;
}

/** Opens the saved views of a list. */
export function ViewsButton<Schema extends ParamSchema>(props: ViewsButtonProps<Schema>) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Bookmark size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.views.open}
      </Button>
      {isOpen && (
        <Dialog list={props.list} viewed={viewedList(props.params, props.choice)} onClose={close} />
      )}
    </>
  );
}
