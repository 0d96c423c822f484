import { EventStream } from './event-stream';

/** Reads all buffered data, like a client that can receive again. */
const readAll = (stream: EventStream): string => {
  let text = '';
  for (let chunk: unknown = stream.read(); chunk !== null; chunk = stream.read()) {
    text += String(chunk);
  }
  return text;
};
const turn = () => new Promise((done) => setImmediate(done));

describe('a stream of events', () => {
  it('says how soon to come back, then sends each state as one event', async () => {
    const stream = new EventStream();
    stream.send({ number: 1 });
    await turn();
    expect(readAll(stream)).toBe('retry: 3000\n\ndata: {"number":1}\n\n');
    await turn();
    stream.send({ text: 'a\nb' });
    expect(readAll(stream)).toBe('data: {"text":"a\\nb"}\n\n');
  });

  it('whose client does not read keeps one state waiting, the latest, and no more', async () => {
    const stream = new EventStream();
    const text = 'x'.repeat(10_000);
    for (let number = 1; number <= 10_000; number += 1) {
      stream.send({ number, text });
      if (number % 1_000 === 0) await turn();
    }
    expect(stream.readableLength).toBeLessThan(100_000);
    let received = '';
    for (let round = 0; round < 20; round += 1) {
      received += readAll(stream);
      await turn();
    }
    const numbers = [...received.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers.at(-1)).toBe(10_000);
    expect(numbers.length).toBeLessThan(20);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('beats as long as its client reads, and says when it does not', async () => {
    const stream = new EventStream();
    await turn();
    readAll(stream);
    await turn();
    expect(stream.beat()).toBe(true);
    expect(readAll(stream)).toBe(': still here\n\n');
    const text = 'x'.repeat(100_000);
    for (const number of [1, 2, 3]) {
      stream.send({ number, text });
      await turn();
    }
    expect(stream.beat()).toBe(false);
  });

  it('ends in order, and breaks off when asked again', async () => {
    const stream = new EventStream();
    stream.end();
    stream.send({ late: true });
    expect(readAll(stream)).toBe('retry: 3000\n\n');
    const deaf = new EventStream();
    deaf.end();
    deaf.end();
    await turn();
    expect(deaf.destroyed).toBe(true);
  });
});
