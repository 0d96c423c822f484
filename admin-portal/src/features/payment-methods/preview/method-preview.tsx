import { styled } from '@mui/material/styles';
import {
  methodMenu,
  methodName,
  METHODS,
  type MethodSettings,
  payableNumbers,
  visibleMethods,
} from '@portal/rules';
import {
  bangla,
  Choice,
  english,
  InlineHint,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
} from '@portal/ui';
import { useState } from 'react';
import { texts } from '../texts';
import { PREVIEW_TEXTS } from './preview-texts';

const FORMATS = { en: english, bn: bangla } as const;

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

const Cards = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.default,
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    padding: 14,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineStart: '4px solid var(--method)',
    borderRadius: 10,
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li[data-off]': { borderStyle: 'dashed' },
  '& h4': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
  '& p': { margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The methods as payers see them, in either language. */
export function MethodPreview({ methods }: { methods: readonly MethodSettings[] }) {
  const [language, setLanguage] = useState<Language>('en');
  const shown = visibleMethods(methods);
  const words = PREVIEW_TEXTS[language];
  return (
    <>
      <div style={{ maxWidth: 320 }}>
        <Choice
          label={texts.preview.language}
          options={OPTIONS}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {shown.length === 0 && <InlineHint>{texts.preview.empty}</InlineHint>}
      <Cards lang={language} aria-label={words.title}>
        {shown.map((method) => (
          <PreviewMethod key={method.method} method={method} language={language} />
        ))}
      </Cards>
    </>
  );
}

interface PreviewMethodProps {
  readonly method: MethodSettings;
  readonly language: Language;
}

function PreviewMethod({ method: settings, language }: PreviewMethodProps) {
  const { method, minBdt, maxBdt, noticeEn, noticeBn } = settings;
  const words = PREVIEW_TEXTS[language];
  const { money } = FORMATS[language];
  const numbers = payableNumbers(settings);
  const name = methodName(method, language);
  const notice = language === 'bn' ? noticeBn : noticeEn;
  return (
    <li
      data-off={numbers.length === 0 || undefined}
      style={{ ['--method' as string]: METHODS[method].mark.colour }}
    >
      <h4>{name}</h4>
      {numbers.length === 0 && <small>{words.off}</small>}
      {numbers.map(({ number, kind }) => (
        <small key={kind}>
          {words.chooseIn(name, methodMenu(method, kind, language))} {number}
        </small>
      ))}
      {numbers.length > 0 && minBdt !== null && <small>{words.from(money(minBdt, 'BDT'))}</small>}
      {numbers.length > 0 && maxBdt !== null && <small>{words.upTo(money(maxBdt, 'BDT'))}</small>}
      {notice && <p>{notice}</p>}
    </li>
  );
}
