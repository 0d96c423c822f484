import { styled } from '@mui/material/styles';
import { Surface } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';

const Frame = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 20,
  borderColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 34%, transparent)`,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${theme.vars.palette.primary.main} 7%, transparent) 0 0)`,
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& > p': {
    ...theme.typography.body1,
    flex: '1 1 160px',
    minWidth: 0,
    margin: 0,
    fontWeight: 550,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: { padding: '16px 24px' },
  // In a narrow column the countdown and the button each have their own line.
  [theme.breakpoints.down('md')]: {
    '& > svg': { display: 'none' },
    '& > [role="timer"]': { width: '100%', '& > *': { flex: 1 } },
    '& > a': { width: '100%' },
  },
}));

interface BannerFrameProps {
  readonly icon: LucideIcon;
  readonly message: string;
  readonly action: ReactNode;
  /** Shown before the action. */
  readonly children?: ReactNode;
}

/** Layout of every offer: message, remaining time, and link. */
export function BannerFrame({ icon: Icon, message, action, children }: BannerFrameProps) {
  const { offer } = useTexts();
  return (
    <Frame as="section" aria-label={offer.region}>
      <Icon size={24} aria-hidden />
      <p>{message}</p>
      {children}
      {action}
    </Frame>
  );
}
