import { setImmediate as turn } from 'node:timers/promises';
import { ContextValue } from './context-value';

const name = new ContextValue<string>();
const size = new ContextValue<number | undefined>();

describe('a value of the context', () => {
  it('is there for the work and for what it starts, and not afterwards', async () => {
    const seen = await name.run('a', async () => {
      await turn();
      return [name.get(), await Promise.resolve().then(() => name.get())];
    });
    expect([...seen, name.get()]).toEqual(['a', 'a', undefined]);
  });

  it('does not touch other values, and an inner one hides the outer one', () => {
    const read = () => [name.get(), size.get()];
    const seen = name.run('a', () =>
      size.run(1, () => [read(), name.run('b', read), size.run(undefined, read), read()]),
    );
    expect(seen).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', undefined],
      ['a', 1],
    ]);
  });

  it('is different in concurrent work', async () => {
    const later = (value: string) => name.run(value, () => turn().then(() => name.get()));
    expect(await Promise.all(['a', 'b'].map(later))).toEqual(['a', 'b']);
  });
});
