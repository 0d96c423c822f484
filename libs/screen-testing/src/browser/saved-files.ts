/** A file that the screen offered for saving. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

const files: { readonly name: string; readonly blob: Blob }[] = [];
const blobs = new Map<string, Blob>();

/** Collects downloads in place of the browser's folder. */
export function collectSavedFiles(): void {
  URL.createObjectURL = (blob) => {
    const address = `blob:screen-test/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement): void {
    const blob = blobs.get(this.href);
    if (!this.download || !blob) return click.call(this);
    files.push({ name: this.download, blob });
  };
}

/** The files that the screen has offered for saving, oldest first. */
export function savedFiles(): Promise<SavedFile[]> {
  // Through the bytes, because `text` drops the byte order mark that spreadsheets need.
  const read = async (blob: Blob): Promise<string> =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  return Promise.all(files.map(async ({ name, blob }) => ({ name, text: await read(blob) })));
}

/** Forgets all files. */
export function forgetSavedFiles(): void {
  files.length = 0;
}
