/** A node's record in the MaxMind format: another node, data, or nothing. */
type Branch = number | { readonly data: number } | null;
type Node = [Branch, Branch];

const BITS = 128;
const RECORD_BYTES = 3;
const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
const TYPES = { string: 2, map: 7, number: 6 } as const;

/**
 * A small GeoIP database in the MaxMind format, version 2.0.
 * @param networks data by network, such as '203.0.113.0/24' or '2001:db8::/32'; networks may not overlap.
 */
export function addressDatabase(networks: Readonly<Record<string, unknown>>): Buffer {
  const nodes: Node[] = [[null, null]];
  const values: Buffer[] = [];
  let data = 0;
  for (const [network, value] of Object.entries(networks)) {
    const bytes = encode(value);
    grow(nodes, network, { data });
    values.push(bytes);
    data += bytes.length;
  }
  const number = (branch: Branch): number => {
    if (branch === null) return nodes.length;
    return typeof branch === 'number' ? branch : nodes.length + 16 + branch.data;
  };
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES);
  nodes.flat().forEach((branch, place) => {
    tree.writeUIntBE(number(branch), place * RECORD_BYTES, RECORD_BYTES);
  });
  const metadata = {
    ...{ node_count: nodes.length, record_size: RECORD_BYTES * 8, ip_version: 6 },
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 0 },
    database_type: 'Test-City',
  };
  return Buffer.concat([tree, Buffer.alloc(16), ...values, MARKER, encode(metadata)]);
}

/** Adds the path to a network. Its end is the data of the network. */
function grow(nodes: Node[], network: string, end: Branch): void {
  const [address = '', length = '0'] = network.split('/');
  const isShort = !address.includes(':');
  const path = bitsOf(isShort ? `::${address}` : address);
  const depth = Number(length) + (isShort ? BITS - 32 : 0);
  let at = 0;
  for (let bit = 0; bit < depth; bit += 1) {
    const node = nodes[at];
    const side = path[bit] === '1' ? 1 : 0;
    if (!node) throw new Error(`${network} lies in another network`);
    if (bit === depth - 1) node[side] = end;
    else if (typeof node[side] !== 'number') node[side] = nodes.push([null, null]) - 1;
    at = Number(node[side]);
  }
}

/** Uses URL, which gives every address the same form. */
function bitsOf(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)]
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('');
}

/** Encodes texts, maps, and numbers below 2^32. */
function encode(value: unknown): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([header(TYPES.string, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([header(TYPES.number, 4), bytes]);
  }
  const entries = Object.entries(value as Record<string, unknown>);
  const parts = entries.flatMap(([name, part]) => [encode(name), encode(part)]);
  return Buffer.concat([header(TYPES.map, entries.length), ...parts]);
}

function header(type: number, size: number): Buffer {
  return size < 29 ? Buffer.of((type << 5) | size) : Buffer.of((type << 5) | 29, size - 29);
}
