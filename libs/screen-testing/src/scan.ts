/** Pixels of a cell of the code. */
const CELL = 8;
const RECTANGLE = /M(\d+) (\d+)h(\d+)v1h-\3z/g;

/**
 * What a phone reads in a QR code that `QrPicture` of libs/ui draws: rectangles of one row, black on white.
 * @throws Error when nothing can be read.
 */
export async function scan(picture: Element): Promise<string> {
  // Few specs scan, and every spec would load it.
  const { default: decodeQR } = await import('qr/decode.js');
  const side = Number(picture.getAttribute('viewBox')?.split(' ').at(-1)) * CELL;
  const data = new Uint8Array(side * side * 3).fill(255);
  const shape = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const numbers of shape.matchAll(RECTANGLE)) {
    const [left = 0, top = 0, width = 0] = numbers.slice(1).map((cells) => Number(cells) * CELL);
    for (let y = top; y < top + CELL; y += 1) {
      data.fill(0, (y * side + left) * 3, (y * side + left + width) * 3);
    }
  }
  // A scanner drops a slow frame of the camera; here there is no other frame.
  return decodeQR({ width: side, height: side, data }, { timeLimit: Infinity });
}
