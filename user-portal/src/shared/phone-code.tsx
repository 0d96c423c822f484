import { styled } from '@mui/material/styles';
import { QrCode } from '@portal/ui';
import { useState } from 'react';

/** Devices that are no phone: what is done on the phone needs a way there. */
const DESKTOP = '(hover: hover) and (pointer: fine) and (min-width: 900px)';

/** Width and height of the code in px. */
const SIZE = 148;

const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  width: SIZE,
  margin: 0,
  textAlign: 'center',
  '& > p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
}));

interface PhoneCodeProps {
  /** Address to open on the phone. */
  readonly url: string;
  /** Accessible name. */
  readonly label: string;
  readonly children: string;
}

/** A QR code that opens an address on the phone; nothing on a phone or tablet itself. */
export function PhoneCode({ url, label, children }: PhoneCodeProps) {
  const [isDesktop] = useState(() => window.matchMedia(DESKTOP).matches);
  if (!isDesktop) return null;
  return (
    <Frame>
      <QrCode text={url} label={label} size={SIZE} />
      <p>{children}</p>
    </Frame>
  );
}
