import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inWorkspace } from '../../shared/workspace';

// Draws the icons of the installed app from the logo shell/public/favicon.svg into shell/public/icons, which
// is committed: npx tsx tools/develop/icons/main.ts
const MARK = inWorkspace('shell/public/favicon.svg');
const FOLDER = inWorkspace('shell/public/icons');

/** File name, edge in px, and whether the system crops the full square to its own shape. */
const ICONS: readonly [name: string, size: number, isFullSquare: boolean][] = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['maskable-192.png', 192, true],
  ['maskable-512.png', 512, true],
  ['apple-touch-icon.png', 180, true],
];

const rounded = await readFile(MARK, 'utf8');
// The lines of the logo stay in the middle four fifths, which every shape shows.
const square = rounded.replace(' rx="9"', '');

await mkdir(FOLDER, { recursive: true });
for (const [name, size, isFullSquare] of ICONS) {
  await sharp(Buffer.from(isFullSquare ? square : rounded), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}/${name}`);
}
