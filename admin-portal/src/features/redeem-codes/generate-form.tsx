import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RedeemCodeView } from '@portal/contracts';
import { Field, FormError } from '@portal/ui';
import type { SubmitEvent } from 'react';
import { MadeCodes } from './made-codes';
import { texts } from './texts';
import { useGenerate } from './use-generate';

const generateTexts = texts.generate;

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  [theme.breakpoints.down('sm')]: { '& > :nth-of-type(n + 4)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > :nth-of-type(n + 4)': { gridColumn: 'span 3' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, 1fr) repeat(2, 2fr)',
    '& > *, & > :nth-of-type(n + 4)': { gridColumn: 'auto' },
  },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
});

interface GenerateFormProps {
  readonly timeZone: string;
  readonly onPrint: (codes: readonly RedeemCodeView[]) => void;
}

/** Form that generates codes. The codes generated last can be copied, exported and printed. */
export function GenerateForm({ timeZone, onPrint }: GenerateFormProps) {
  const form = useGenerate(timeZone);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Row>
        {(['count', 'days', 'videos'] as const).map((name) => (
          <Field
            key={name}
            label={generateTexts[name]}
            required
            inputMode="numeric"
            aria-invalid={form.isWrong(name)}
            {...form.field(name)}
          />
        ))}
        <Field label={generateTexts.batch} maxLength={60} {...form.field('batch')} />
        <Field label={generateTexts.validUntil} type="date" {...form.field('lastDay')} />
      </Row>
      <FormError message={form.error} />
      <Foot>
        <MadeCodes codes={form.made} timeZone={timeZone} onPrint={onPrint} />
        <Button type="submit" variant="contained" aria-disabled={form.busy}>
          {form.busy ? generateTexts.busy : generateTexts.submit}
        </Button>
      </Foot>
    </Form>
  );
}
