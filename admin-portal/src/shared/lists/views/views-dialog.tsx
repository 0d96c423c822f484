import DialogContent from '@mui/material/DialogContent';
import type { ListId } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { type Closable, DialogFrame } from '@portal/ui';
import { LoadingOrFailed } from '../loading-or-failed';
import { texts } from '../texts';
import { SaveViewForm } from './save-view-form';
import type { ViewedList, ViewState } from './view-state';
import { ViewList } from './view-list';
import { viewsQuery } from './views-query';

const viewTexts = texts.views;

interface ViewsDialogProps extends Closable {
  readonly list: ListId;
  readonly viewed: ViewedList;
}

/** The saved views of a list: open one, delete one, or save the list as it is shown. */
export function ViewsDialog({ list, viewed, onClose }: ViewsDialogProps) {
  const query = useQuery(viewsQuery(list));
  const open = (state: ViewState): void => {
    viewed.open(state);
    onClose();
  };
  return (
    <DialogFrame title={viewTexts.title} closeLabel={viewTexts.close} onClose={onClose} isSheet>
      <DialogContent>
        {query.data ? (
          <ViewList views={query.data} shown={viewed.state} onOpen={open} />
        ) : (
          <LoadingOrFailed query={query} failed={viewTexts.failed} rows={3} height={44} />
        )}
        <SaveViewForm list={list} state={viewed.state} />
      </DialogContent>
    </DialogFrame>
  );
}
