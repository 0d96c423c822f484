import { styled } from '@mui/material/styles';
import { Sized, whereWide } from '../records/sized';
import { NotesPanel } from './notes-panel';
import { TagsPanel } from './tags-panel';
import { TimelinePanel } from './timeline-panel';

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  marginTop: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [whereWide(800)]: {
    gap: 24,
    marginTop: 24,
    gridTemplateColumns: '344px minmax(0, 1fr)',
  },
});

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

/** Tags, notes and timeline of a user. */
export function UserActivity({ userId }: { userId: number }) {
  return (
    <Sized>
      <Columns>
        <Column>
          <TagsPanel userId={userId} />
          <NotesPanel userId={userId} />
        </Column>
        <TimelinePanel userId={userId} />
      </Columns>
    </Sized>
  );
}
