import { useQuery } from '@portal/query';
import { EmptyState, Panel } from '@portal/ui';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useMay } from '../access/use-may';
import { LoadingOrFailed } from '../lists/loading-or-failed';
import { NoteForm } from './note-form';
import { NoteList } from './note-list';
import { notesQuery } from './activity-queries';
import { texts } from './texts';

const notesTexts = texts.notes;

/** Notes of administrators about a user. */
export function NotesPanel({ userId }: { userId: number }) {
  const mayWrite = useMay('accounts');
  const query = useQuery(notesQuery(userId));
  const { data, dataUpdatedAt } = query;
  return (
    <Panel title={notesTexts.title} hint={notesTexts.hint}>
      {mayWrite && <NoteForm userId={userId} />}
      {data?.length ? (
        <NoteList userId={userId} notes={data} now={dataUpdatedAt} mayDelete={mayWrite} />
      ) : data ? (
        <EmptyState icon={<StickyNote size={24} aria-hidden />}>{notesTexts.empty}</EmptyState>
      ) : (
        <LoadingOrFailed
          query={query}
          failed={notesTexts.failed}
          label={notesTexts.loading}
          rows={3}
          height={32}
        />
      )}
    </Panel>
  );
}
