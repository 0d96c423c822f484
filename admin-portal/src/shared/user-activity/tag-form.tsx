import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { normaliseTag } from '@portal/rules';
import { Field, FormError, TOUCH } from '@portal/ui';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { tagsInUseQuery } from './activity-queries';
import { texts } from './texts';

const tagsTexts = texts.tags;

/** Maximum number of suggestions. */
const MOST = 6;

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

const Line = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 8,
  '& > div': { flex: '1 1 0', minWidth: 0 },
});

const Suggestions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: '2px 10px 2px 8px',
    border: `1px dashed ${theme.vars.palette.text.disabled}`,
    borderRadius: 999,
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    [TOUCH]: { minHeight: 44, paddingInlineEnd: 14 },
  },
  '& > button:hover': { color: theme.vars.palette.text.primary },
}));

interface TagFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Tags that the user already has. */
  readonly tags: readonly string[];
  readonly busy: boolean;
  readonly onAdd: (tag: string) => void;
}

/** Adds a tag: typed, or selected from the tags of other users. */
export function TagForm({ field, tags, busy, onAdd }: TagFormProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { data: inUse = [] } = useQuery(tagsInUseQuery);
  const beginning = normaliseTag(typed) ?? '';
  const suggested = inUse
    .filter(({ tag }) => !tags.includes(tag) && tag.startsWith(beginning))
    .slice(0, MOST);

  const add = (tag: string): void => {
    if (busy) return;
    setTyped('');
    if (!tags.includes(tag)) onAdd(tag);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const tag = normaliseTag(typed);
    setInvalid(tag === null);
    if (tag !== null) add(tag);
    else field.current?.focus();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Line>
        <Field
          ref={field}
          label={tagsTexts.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={isInvalid}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
        />
        <Button type="submit" variant="outlined" color="inherit" aria-disabled={busy}>
          {busy ? tagsTexts.adding : tagsTexts.add}
        </Button>
      </Line>
      <FormError message={isInvalid ? tagsTexts.invalid : null} />
      {suggested.length > 0 && (
        <Suggestions role="group" aria-label={tagsTexts.suggestions}>
          {suggested.map(({ tag, users }) => (
            <button
              key={tag}
              type="button"
              aria-label={tagsTexts.suggestion(tag, users)}
              aria-disabled={busy}
              onClick={() => add(tag)}
            >
              <Plus size={12} aria-hidden />
              {tag}
            </button>
          ))}
        </Suggestions>
      )}
    </Form>
  );
}
