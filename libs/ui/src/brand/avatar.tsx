import { styled } from '@mui/material/styles';
import { avatarInitial, DEFAULT_PHOTO_URL, photoSource } from '@portal/rules';
import { useState } from 'react';
import { SERIES_COLOURS, seriesColour } from '../theme/palette';

const Circle = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: '#fff',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const PAGE_OPENED_AT = Date.now();

// The last series colour is grey, which looks too dull for an avatar.
const HUES = SERIES_COLOURS.length - 1;

/** Props of Avatar. */
export interface AvatarProps {
  readonly userId: number;
  readonly name: string | null;
  readonly photoUrl: string;
  /** Width and height in px. */
  readonly size?: number;
}

/**
 * A user's photo. Without a photo, or when it cannot be loaded, a coloured circle with the first letter
 * of the name. Hidden from screen readers, because the name is shown beside it.
 */
export function Avatar({ userId, name, photoUrl, size = 40 }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const showsPhoto = photoUrl !== '' && photoUrl !== DEFAULT_PHOTO_URL && photoUrl !== failedUrl;
  // A fifth of black on the colour. Older phones lack color-mix, and would show white on nothing.
  const tint = `linear-gradient(rgb(0 0 0 / 20%) 0 0) ${seriesColour(userId % HUES)}`;
  return (
    <Circle
      aria-hidden
      style={{ width: size, height: size, fontSize: size * 0.42, background: tint }}
    >
      {showsPhoto ? (
        <img
          src={photoSource(photoUrl, PAGE_OPENED_AT)}
          alt=""
          onError={() => setFailedUrl(photoUrl)}
        />
      ) : (
        avatarInitial(name, userId)
      )}
    </Circle>
  );
}
