import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Problem } from '../../shared/problem';
import { describeAnswer } from './describe-answer';
import { readArguments, type Report } from './read-arguments';
import { relaySignature, sendReport } from './relay';

interface Vectors {
  readonly secrets: readonly string[];
  readonly good: readonly { name: string; timestamp: string; signature: string; body: string }[];
}
// The test vectors of the service.
const vectorFile = join(__dirname, '../../../bff/test/vectors/relay-signatures.json');
const vectors = JSON.parse(readFileSync(vectorFile, 'utf8')) as Vectors;

const now = new Date('2031-03-10T06:30:00.000Z');
const read = (...args: string[]) => readArguments(args, { now, drawTrxId: () => 'NEW2345678' });
const paymentOf = (...args: string[]) => {
  const report = read(...args);
  if (report?.kind !== 'payment') throw new Error('no payment was read');
  return report.body;
};

describe('the command line of npm run pay', () => {
  it('takes a reference code and an amount: bKash, now, with a new transaction id', () => {
    expect(paymentOf('K7M2P9QX', '1500')).toEqual({
      method: 'bkash',
      trxId: 'NEW2345678',
      amount: 1500,
      reference: 'K7M2P9QX',
      sender: '01700001234',
      receivedAt: '2031-03-10T06:30:00.000Z',
    });
  });

  it('takes the number that paid', () => {
    const options = ['1500', '--no-note', '--sender', '+8801712345678'];
    expect(paymentOf(...options)).toMatchObject({ reference: null, sender: '+8801712345678' });
  });

  it('takes method, transaction id and time', () => {
    const options = ['--method', 'nagad', '--trx', 'ABC12345', '--at', '2031-03-10T12:30:00+06:00'];
    expect(paymentOf('K7M2P9QX', '99.50', ...options)).toMatchObject({
      method: 'nagad',
      trxId: 'ABC12345',
      amount: 99.5,
      receivedAt: '2031-03-10T06:30:00.000Z',
    });
  });

  it.each([[['K7M2P9QX', '1500']], [['1500']]])(
    'with --no-note the code of %j is not reported',
    (given) => {
      expect(paymentOf(...given, '--no-note')).toMatchObject({ reference: null, amount: 1500 });
    },
  );

  it('takes the text of an operator instead', () => {
    expect(read('--message', 'You have received Tk 99.00', '--method', 'nagad')).toEqual({
      kind: 'message',
      body: {
        method: 'nagad',
        text: 'You have received Tk 99.00',
        receivedAt: '2031-03-10T06:30:00.000Z',
      },
    });
  });

  it.each([
    [[], /give a reference code and an amount/],
    [['K7M2P9QX'], /give a reference code and an amount/],
    [['K7M2P9QX', '1500', 'more'], /give a reference code and an amount/],
    [['--no-note'], /give an amount/],
    [['K7M2P9QX', 'much'], /'much' is no amount/],
    [['K7M2P9QX', ''], /'' is no amount/],
    [['K7M2P9QX', '10.005'], /'10.005' is no amount/],
    [['K7M2P9QX', '1500', '--method', 'cheque'], /give one of: bkash, nagad/],
    [['K7M2P9QX', '1500', '--at', 'yesterday'], /--at is 'yesterday'/],
    [['K7M2P9QX', '1500', '--from', '017'], /Unknown option '--from'/],
    [['K7M2P9QX', '1500', '--sender', '017'], /--sender is '017'/],
    [['--message', 'text', '--sender', '01712345678'], /give none beside it/],
    [['K7M2P9QX', '1500', '--message', 'text'], /give none beside it/],
    [['--message', 'text', '--trx', 'ABC12345'], /give none beside it/],
  ])('%j is refused with what to do', (args, reason) => {
    expect(() => read(...args)).toThrow(Problem);
    expect(() => read(...args)).toThrow(reason);
    expect(() => read(...args)).toThrow(/Usage: npm run pay/);
  });

  it('asks for the usage with --help', () => {
    expect(read('--help')).toBeNull();
  });
});

describe('the relay', () => {
  const report: Report = { kind: 'payment', body: paymentOf('K7M2P9QX', '1500') };
  const heard: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  let answer = { status: 200, body: '' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  const access = { url: '', relayKey: 'relay_key', relaySecret: 'relay secret' };
  beforeAll(async () => {
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
    access.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((settle) => server.close(settle)));

  it.each(vectors.good)(
    'signs as another program does: $name',
    ({ timestamp, signature, body }) => {
      const signatures = vectors.secrets.map((secret) =>
        relaySignature(secret, Number(timestamp), Buffer.from(body, 'base64')),
      );
      expect(signatures).toContain(signature);
    },
  );

  it('sends the bytes that it signed, with its key, and tells what came of it', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ success: true, outcome: 'completed', isRepeat: false }),
    };
    const reported = describeAnswer(report, await sendReport(access, report, now));
    expect(reported).toBe(
      '1500 BDT by bkash from 01700001234, transaction NEW2345678, with note K7M2P9QX → completed: the plan is activated',
    );
    const { url, headers, body } = heard.at(-1) ?? { url: '', headers: {}, body: '' };
    expect(url).toBe('/api/bot/payments');
    expect(headers['authorization']).toBe('Bearer relay_key');
    expect(headers['x-relay-timestamp']).toBe(String(now.getTime() / 1000));
    expect(headers['x-relay-signature']).toBe(
      relaySignature('relay secret', now.getTime() / 1000, body),
    );
    expect(JSON.parse(body)).toEqual(report.body);
  });

  it('reports a message at its own address', async () => {
    const message: Report = {
      kind: 'message',
      body: { method: 'nagad', text: 'Balance Tk 5', receivedAt: now.toISOString() },
    };
    answer.body = JSON.stringify({
      success: true,
      kind: 'unparsed',
      outcome: null,
      isRepeat: true,
    });
    expect(describeAnswer(message, await sendReport(access, message, now))).toBe(
      'Message of nagad → unparsed: nobody could read it, support looks (was reported before; nothing changed)',
    );
    expect(heard.at(-1)?.url).toBe('/api/bot/payment-messages');
  });

  it.each([
    [
      401,
      '{"success":false,"message":"The signature is missing, wrong or too old."}',
      /Refused with 401: The sig/,
    ],
    [502, '<html>', /Refused with 502: no readable answer/],
  ])('a refusal is a Problem: %i', async (status, body, text) => {
    answer = { status, body };
    await expect(sendReport(access, report, now)).rejects.toThrow(Problem);
    await expect(sendReport(access, report, now)).rejects.toThrow(text);
  });

  it('says so when nothing runs', async () => {
    const away = { ...access, url: 'http://127.0.0.1:1' };
    await expect(sendReport(away, report, now)).rejects.toThrow(/is 'npm start' running/);
  });
});
