import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Field, FormError } from '@portal/ui';
import Search from 'lucide-react/icons/search';
import { type SubmitEvent, useRef, useState } from 'react';
import { CandidateList } from './candidate-list';
import { texts } from './texts';
import { useFindUser } from './use-find-user';

const searchTexts = texts.search;

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: 640,
  marginBottom: 24,
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div': { flex: '1 1 220px' },
});

interface SearchFormProps {
  readonly autoFocus: boolean;
  /** Null when no user was found. */
  readonly onFound: (userId: number | null) => void;
}

/** Finds one user by id or name. */
export function SearchForm({ autoFocus, onFound }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const finding = useFindUser(onFound);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const query = typed.trim();
    setEmpty(query === '');
    if (query !== '') finding.find(query);
    else field.current?.focus();
  };
  return (
    <>
      <Form role="search" onSubmit={submit} noValidate>
        <Line>
          <Field
            ref={field}
            label={searchTexts.label}
            placeholder={searchTexts.placeholder}
            role="searchbox"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={autoFocus}
            spellCheck={false}
            aria-invalid={isEmpty}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<Search size={16} aria-hidden />}
            aria-disabled={finding.busy}
          >
            {finding.busy ? searchTexts.submitting : searchTexts.submit}
          </Button>
        </Line>
        <FormError message={isEmpty ? searchTexts.empty : finding.error} />
      </Form>
      {finding.candidates && !isEmpty && (
        <CandidateList {...finding.candidates} onChoose={finding.close} />
      )}
    </>
  );
}
