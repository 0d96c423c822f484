import { styled } from '@mui/material/styles';
import type { SavedViewView } from '@portal/contracts';
import { moveBetweenRows } from '../move-between-rows';
import { texts } from '../texts';
import { isSameView, STANDARD_VIEW, type ViewState } from './view-state';
import { ViewRow } from './view-row';

const viewTexts = texts.views;

const List = styled('ul')(({ theme }) => ({
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface ViewListProps {
  readonly views: readonly SavedViewView[];
  /** What the list shows now. */
  readonly shown: ViewState;
  readonly onOpen: (state: ViewState) => void;
}

/** The views that can be opened: the standard one first, which every list starts with. */
export function ViewList({ views, shown, onOpen }: ViewListProps) {
  return (
    <List aria-label={viewTexts.title} onKeyDown={moveBetweenRows}>
      <ViewRow
        name={viewTexts.standard}
        note={viewTexts.standardNote}
        isShown={isSameView(STANDARD_VIEW, shown)}
        onOpen={() => onOpen(STANDARD_VIEW)}
      />
      {views.map((view) => (
        <ViewRow
          key={view._id}
          name={view.name}
          note={view.isShared ? viewTexts.sharedBy(view.author) : viewTexts.own}
          isShown={isSameView(view, shown)}
          view={view}
          onOpen={() => onOpen(view)}
        />
      ))}
    </List>
  );
}
