const HOST = 'Host: localhost\r\n';
const END = '\r\n\r\n';

const get = (target: string): string => `GET ${target} HTTP/1.1\r\n${HOST}\r\n`;
const post = (headers: string, body = ''): string =>
  `POST /api/logout HTTP/1.1\r\n${HOST}${headers}${END}${body}`;

/** Targets that leave the root, contain a NUL, or cannot be decoded. */
const TARGETS = [
  '/%2e%2e/',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/a/../../b',
  '/assets/%00',
  '/%00',
  '/api/%00',
  '/%zz',
  '/api/%zz',
  '/%',
  '/assets/%',
  'nothing',
  '*',
  'http://',
  'http:///',
  `/${'a'.repeat(9_000)}`,
] as const;

/**
 * Malformed requests that our own clients never send, by their fault, as bytes in latin1. Every server that
 * is open to the outside must refuse each with a 4xx answer of its own.
 */
export const MALFORMED_REQUESTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    TARGETS.map((target) => [`the target ${target.slice(0, 40)}`, get(target)]),
  ),
  'CONNECT with a host': `CONNECT x:443 HTTP/1.1\r\nHost: x:443${END}`,
  'CONNECT with a path': `CONNECT / HTTP/1.1\r\n${HOST}\r\n`,
  'a method that nobody has': `BREW / HTTP/1.1\r\n${HOST}\r\n`,
  'a method in small letters': `get / HTTP/1.1\r\n${HOST}\r\n`,
  'a version that nobody has': `GET / HTTP/9.9\r\n${HOST}\r\n`,
  'a version of letters': `GET / HTTP/x\r\n${HOST}\r\n`,
  'another protocol': `GET / GOPHER/1.1\r\n${HOST}\r\n`,
  'a request line of one word': `NONSENSE${END}`,
  'a request line of NUL': `\0\0\0\0${END}`,
  'a NUL in the request line': `GET /\0 HTTP/1.1\r\n${HOST}\r\n`,
  'a hello of TLS': `\x16\x03\x01\x02\x00\x01\x00${END}`,
  'no Host': `GET / HTTP/1.1\r\nAccept: */*${END}`,
  'two Hosts': `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  'a Host of several words': `GET / HTTP/1.1\r\nHost: a b${END}`,
  'a Host that leads elsewhere': `GET / HTTP/1.1\r\nHost: ../../etc${END}`,
  'a NUL in a header': `GET / HTTP/1.1\r\n${HOST}X-A: a\0b${END}`,
  'a header of 40,000 characters': `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(40_000)}${END}`,
  'headers of 60,000 characters': `GET / HTTP/1.1\r\n${HOST}${`X-A: ${'a'.repeat(3_000)}\r\n`.repeat(20)}\r\n`,
  'a length below zero': post('Content-Length: -1'),
  'a length of letters': post('Content-Length: many'),
  'a length beyond all numbers': post('Content-Length: 99999999999999999999999'),
  'two lengths': post('Content-Length: 1\r\nContent-Length: 2', 'ab'),
  'a length and chunks': post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
  'an unknown coding of the body': post('Transfer-Encoding: gzip'),
  'a chunk without a length': post('Transfer-Encoding: chunked', 'zz\r\nab\r\n0\r\n\r\n'),
  'a chunk beyond all numbers': post('Transfer-Encoding: chunked', `${'f'.repeat(20)}\r\nab\r\n`),
};
