import type { FindRecordsResponse } from '@portal/contracts';
import { type Formats } from '@portal/ui';
import Hash from 'lucide-react/icons/hash';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import Tickets from 'lucide-react/icons/tickets';
import { paths } from '../../paths';
import { actionText } from '../../shared/bulk-actions/action-text';
import type { CommandGroup } from './command';
import { texts } from './texts';

/** Found tags, batches of codes, bulk actions and broadcasts as commands that open them. */
export function nameGroups(
  { tags = [], batches = [], bulkActions = [], broadcasts = [] }: FindRecordsResponse,
  go: (to: string) => () => void,
  formats: Formats,
): CommandGroup[] {
  return [
    {
      label: texts.tags,
      commands: tags.map(({ tag, users }) => ({
        ...{ id: `tag-${tag}`, label: `#${tag}`, hint: texts.tagged(users) },
        ...{ icon: Hash, run: go(paths.tagged(tag)) },
      })),
    },
    {
      label: texts.batches,
      commands: batches.map((name) => ({
        ...{ id: `batch-${name}`, label: name, hint: texts.batch },
        ...{ icon: Tickets, run: go(paths.redeemCodes(name)) },
      })),
    },
    {
      label: texts.bulkActions,
      commands: bulkActions.map(({ _id, action, actor, total, startedAt }) => ({
        ...{ id: `bulk-${_id}`, label: actionText(action, total) },
        hint: texts.by(actor, formats.date(startedAt)),
        ...{ icon: Layers, run: go(paths.bulkAction(_id)) },
      })),
    },
    {
      label: texts.broadcasts,
      commands: broadcasts.map(({ _id, text, author, createdAt }) => ({
        ...{ id: `broadcast-${_id}`, label: shortened(text) },
        hint: author === null ? formats.date(createdAt) : texts.by(author, formats.date(createdAt)),
        ...{ icon: Megaphone, run: go(paths.broadcast(_id)) },
      })),
    },
  ];
}

/** Letters of a broadcast in the list. */
const MOST_LETTERS = 80;

function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : text;
}
