import { styled } from '@mui/material/styles';
import { useBrand } from '@portal/dashboard';
import {
  AppHeader,
  BrandLogo,
  LanguageMenu,
  MAIN_ID,
  PageHeader,
  SkipLink,
  ThemeMenu,
  useDocumentTitle,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { BackLink } from './back-link';

const Space = styled('span')({ flex: 1 });

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  margin: '0 auto',
  padding: '12px 16px 64px',
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: '24px 32px 96px' },
}));

/** Props of Screen. */
export interface ScreenProps {
  readonly title: string;
  /** Text of the link back to the dashboard. */
  readonly back: string;
  /** Maximum width of the content, in px. */
  readonly width: number;
  readonly children: ReactNode;
}

/** Layout of all screens except the dashboard: header, back link, one title. Public screens use it too. */
export function Screen({ title, back, width, children }: ScreenProps) {
  const { frame } = useTexts();
  const { brand } = useBrand();
  useDocumentTitle(title, brand.name);
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <AppHeader>
        <BrandLogo name={brand.name} />
        <Space />
        <LanguageMenu title={frame.language} />
        <ThemeMenu texts={frame.theme} />
      </AppHeader>
      <Main id={MAIN_ID} tabIndex={-1} style={{ maxWidth: width }}>
        <BackLink>{back}</BackLink>
        <PageHeader title={title} />
        {children}
      </Main>
    </>
  );
}
