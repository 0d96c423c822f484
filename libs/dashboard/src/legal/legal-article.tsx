import { styled } from '@mui/material/styles';
import { type LegalText, METHODS_PLACE } from '@portal/rules';
import { Surface } from '@portal/ui';
import type { ReactNode } from 'react';

const Sheet = styled(Surface)(({ theme }) => ({
  padding: '20px 20px 28px',
  fontSize: '1rem',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, margin: '32px 0 8px' },
  '& p': { margin: 0, maxWidth: '68ch' },
  '& p + p': { marginTop: 12 },
  [theme.breakpoints.up('sm')]: { padding: '32px 40px 40px' },
}));

const Updated = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** Props of LegalArticle. */
export interface LegalArticleProps {
  readonly text: Pick<LegalText, 'intro' | 'sections'>;
  /** Language of the text, when it is not that of the page. */
  readonly lang?: string;
  /** 'Last updated: …' */
  readonly updated: string;
  /** The names of the payment methods, 'bKash or Nagad'. */
  readonly methods: string;
  /** Further sections. */
  readonly children?: ReactNode;
}

/** A legal text below its title. */
export function LegalArticle({ text, lang, updated, methods, children }: LegalArticleProps) {
  const written = (paragraph: string): string => paragraph.replaceAll(METHODS_PLACE, methods);
  return (
    <Sheet as="article" lang={lang}>
      <Updated>{updated}</Updated>
      <p>{written(text.intro)}</p>
      {text.sections.map((section, place) => (
        // A text may have the same title or paragraph twice.
        <section key={place}>
          <h2>{written(section.title)}</h2>
          {section.text.map((paragraph, at) => (
            <p key={at}>{written(paragraph)}</p>
          ))}
        </section>
      ))}
      {children}
    </Sheet>
  );
}
