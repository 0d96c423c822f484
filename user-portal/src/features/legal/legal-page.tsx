import { styled } from '@mui/material/styles';
import { supportUrl } from '@portal/contracts';
import { useBrand } from '@portal/dashboard';
import { LinkedText, Surface, useFormats } from '@portal/ui';
import { useMethodList } from '../../shared/method-words';
import { Screen } from '../../shared/screen';
import { useTexts } from './texts/use-texts';

/** ISO 8601; noon in Dhaka, so that it is the same day in the time zones of all subscribers. */
const LAST_UPDATED = '2026-11-21T06:00:00.000Z';

const Sheet = styled(Surface)(({ theme }) => ({
  padding: '20px 20px 28px',
  fontSize: '1rem',
  lineHeight: 1.65,
  '& h2': { ...theme.typography.h2, margin: '32px 0 8px' },
  '& p': { margin: 0, maxWidth: '68ch' },
  '& p + p': { marginTop: 12 },
  [theme.breakpoints.up('sm')]: { padding: '32px 40px 40px' },
}));

const Updated = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** A paragraph may name the payment methods. */
type Paragraph = string | ((methods: string) => string);

/** Props of LegalPage. */
export interface LegalPageProps {
  readonly document: {
    readonly title: string;
    readonly intro: string;
    readonly sections: readonly { readonly title: string; readonly text: readonly Paragraph[] }[];
  };
}

/** A legal text; needs no session. Has a link back to the dashboard. */
export function LegalPage({ document: { title, intro, sections } }: LegalPageProps) {
  const { legal } = useTexts();
  const formats = useFormats();
  const { brand } = useBrand();
  const methods = useMethodList();
  const written = (paragraph: Paragraph): string =>
    typeof paragraph === 'string' ? paragraph : paragraph(methods);
  const support = supportUrl(brand);
  return (
    <Screen title={title} back={legal.back} width={800}>
      <Sheet as="article">
        <Updated>{legal.updated(formats.date(LAST_UPDATED))}</Updated>
        <p>{intro}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map(written).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {support && (
          <section>
            <h2>{legal.contactTitle}</h2>
            <p>
              {legal.contact} <LinkedText text={support} />
            </p>
          </section>
        )}
      </Sheet>
    </Screen>
  );
}
