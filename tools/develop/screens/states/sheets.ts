import { join } from 'node:path';
import sharp from 'sharp';

/** The space around a picture, the height of its name, and the most of a long picture that is shown, in pixels. */
const GAP = 16;
const LABEL = 22;
const MOST_HEIGHT = 1500;
const SHEET_WIDTH = 2000;

interface Cell {
  readonly picture: Buffer;
  readonly height: number;
  readonly label: Buffer;
}

/** Lays pictures on sheets `sheet-1.png`, … beside them, with their names. @param columns pictures on each. */
export async function writeSheets(
  folder: string,
  names: readonly string[],
  columns: number,
): Promise<void> {
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP;
  for (let start = 0; start < names.length; start += columns) {
    const cells = await Promise.all(
      names.slice(start, start + columns).map((name) => cellOf(folder, name, width)),
    );
    const height = Math.max(...cells.map((cell) => cell.height)) + LABEL + 2 * GAP;
    await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: '#9aa0ad' } })
      .composite(
        cells.flatMap(({ label, picture }, column) => {
          const left = GAP + column * (width + GAP);
          return [
            { input: label, top: GAP, left },
            { input: picture, top: GAP + LABEL, left },
          ];
        }),
      )
      .png({ palette: true, colours: 128 })
      .toFile(join(folder, `sheet-${start / columns + 1}.png`));
  }
}

/** The picture at the width of a column, cut at its end when it is long. */
async function cellOf(folder: string, name: string, width: number): Promise<Cell> {
  const scaled = await sharp(join(folder, `${name}.png`))
    .resize({ width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(scaled.info.height, MOST_HEIGHT);
  const picture = await sharp(scaled.data).extract({ left: 0, top: 0, width, height }).toBuffer();
  const label = Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text y="15" font-size="14" font-family="sans-serif">${name}</text></svg>`,
  );
  return { picture, height, label };
}
