import { styled } from '@mui/material/styles';
import { send } from '@portal/api-client';
import { setTags } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/query';
import { MAX_TAGS } from '@portal/rules';
import { InlineHint, Panel } from '@portal/ui';
import { useRef } from 'react';
import { useMay } from '../access/use-may';
import { useAction } from '../actions/use-action';
import { accountQuery } from '../users/user-queries';
import { TagChips } from './tag-chips';
import { TagForm } from './tag-form';
import { texts } from './texts';

const tagsTexts = texts.tags;

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Tags that administrators use to group users. */
export function TagsPanel({ userId }: { userId: number }) {
  const queryClient = useQueryClient();
  const mayEdit = useMay('accounts');
  const account = accountQuery(userId);
  const { data: user, error } = useQuery(account);
  const field = useRef<HTMLInputElement>(null);
  const saving = useAction({
    userId,
    send: async (tags: readonly string[]) => {
      const answer = await send(setTags, { params: { id: userId }, body: { tags: [...tags] } });
      // Updated immediately, because the next change is based on these tags.
      queryClient.setQueryData(account.queryKey, answer.user);
      return answer;
    },
    failed: tagsTexts.saveFailed,
    failsAs: 'toast',
    // The pressed chip was removed.
    onDone: () => field.current?.focus(),
  });
  if (!user) {
    return (
      <Panel title={tagsTexts.title}>
        <InlineHint>{error ? tagsTexts.failed : '…'}</InlineHint>
      </Panel>
    );
  }
  const { tags } = user;
  const isFull = tags.length >= MAX_TAGS;
  return (
    <Panel title={tagsTexts.title} hint={tagsTexts.hint}>
      <Stack>
        {tags.length > 0 ? (
          <TagChips
            tags={tags}
            busy={saving.busy}
            onRemove={mayEdit ? (tag) => saving.run(tags.filter((one) => one !== tag)) : null}
          />
        ) : (
          <InlineHint>{tagsTexts.empty}</InlineHint>
        )}
        {mayEdit && isFull && <InlineHint>{tagsTexts.full}</InlineHint>}
        {mayEdit && !isFull && (
          <TagForm
            field={field}
            tags={tags}
            busy={saving.busy}
            onAdd={(tag) => saving.run([...tags, tag])}
          />
        )}
      </Stack>
    </Panel>
  );
}
