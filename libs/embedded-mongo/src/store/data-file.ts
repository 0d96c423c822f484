import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** LMDB's format: where the fields of its pages are, in bytes. */
const HEADER_BYTES = 24;
const META = { magic: 24, pageSize: 48, lastPage: 144, transaction: 152, bytes: 160 };
/** Where a meta page names the roots of the free pages and of the data. */
const ROOTS = [88, 136];
const PAGE = { flags: 18, lower: 20, overflowPages: 20 };
const NODE = { flags: 4, keySize: 6, key: 8 };
const BRANCH = 0x01;
const BIG_VALUE = 0x01;
const MAGIC = 0xbeefc0de;
const NO_PAGE = 0xffffffffffffffffn;
/** All page sizes that LMDB uses. The second meta page lies at one of them. */
const PAGE_SIZES = [4096, 8192, 16_384, 32_768, 65_536];

const page48 = (bytes: Buffer, at: number): number => bytes.readUIntLE(at, 6);

/**
 * Whether every page with data lies within the file. LMDB does not write free pages at the end, so a file may
 * be shorter than its last page.
 */
function hasAllPages(file: number, meta: Buffer): boolean {
  const pageSize = meta.readUInt32LE(META.pageSize);
  const pageAt = (number: number): Buffer | undefined => {
    const page = Buffer.alloc(pageSize);
    return readSync(file, page, 0, pageSize, number * pageSize) === pageSize ? page : undefined;
  };
  const roots = ROOTS.filter((at) => meta.readBigUInt64LE(at) !== NO_PAGE);
  const open = roots.map((at) => page48(meta, at));
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const page = pageAt(number);
    if (page === undefined) return false;
    const isBranch = (page.readUInt16LE(PAGE.flags) & BRANCH) !== 0;
    for (let at = HEADER_BYTES; at < page.readUInt16LE(PAGE.lower); at += 2) {
      const node = page.readUInt16LE(at);
      if (isBranch) open.push(page48(page, node));
      else if ((page.readUInt16LE(node + NODE.flags) & BIG_VALUE) !== 0) {
        const first = page48(page, node + NODE.key + page.readUInt16LE(node + NODE.keySize));
        const pages = pageAt(first)?.readUInt32LE(PAGE.overflowPages);
        if (pages === undefined || pageAt(first + pages - 1) === undefined) return false;
      }
    }
  }
  return true;
}

function newestMeta(file: number): Buffer | undefined {
  const metas = [0, ...PAGE_SIZES].flatMap((at) => {
    const meta = Buffer.alloc(META.bytes);
    const isWhole = readSync(file, meta, 0, META.bytes, at) === META.bytes;
    if (!isWhole || meta.readUInt32LE(META.magic) !== MAGIC) return [];
    return at === 0 || at === meta.readUInt32LE(META.pageSize) ? meta : [];
  });
  // LMDB makes both at once, so a file with one of them was cut.
  if (metas.length < 2) return undefined;
  return metas.reduce((newest, meta) =>
    page48(meta, META.transaction) > page48(newest, META.transaction) ? meta : newest,
  );
}

/**
 * Looks at the length of a data file before LMDB maps it: reading behind the end of a mapped file ends the
 * process. @throws Error when the file was cut.
 */
export function assertComplete(path: string): void {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const meta = newestMeta(file);
    const whole = meta && (page48(meta, META.lastPage) + 1) * meta.readUInt32LE(META.pageSize);
    if (meta && whole && (size >= whole || hasAllPages(file, meta))) return;
    throw new Error(
      `embedded-mongo: ${path} is cut off: it has ${size} bytes. Put a backup in its place, or delete it to start with an empty folder.`,
    );
  } finally {
    closeSync(file);
  }
}
