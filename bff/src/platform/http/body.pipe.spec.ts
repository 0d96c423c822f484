import 'reflect-metadata';
import { ValidateBy } from 'class-validator';
import { DomainError } from '../errors/domain-error';
import { BodyPipe } from './body.pipe';
import { Field } from './field';
import { integer } from './fields';
import { queryOf } from './request-class';

let checks = 0;

/** A text of less than five characters. Counts how often it is checked. */
const counted = (): Field<string> =>
  new Field({
    schema: { type: 'string' },
    rules: [
      (each) =>
        ValidateBy(
          {
            name: 'counted',
            validator: {
              validate(text: unknown) {
                checks += 1;
                return typeof text === 'string' && text.length < 5;
              },
            },
          },
          each,
        ),
    ],
  });

class ListQuery extends queryOf<{ search: string; page: number }>()({
  search: counted(),
  page: integer({ min: 1, max: 9 }),
}) {}
class OtherQuery extends queryOf<{ search: string }>()({ search: counted() }) {}

const pipe = new BodyPipe();
const read = (query: object, metatype: typeof ListQuery | typeof OtherQuery = ListQuery) =>
  pipe.transform(query, { type: 'query', metatype });

beforeEach(() => {
  checks = 0;
});

describe('A query', () => {
  it('is checked once when it is asked again', async () => {
    const first = await read({ search: 'ada', page: '2' });
    expect(first).toMatchObject({ search: 'ada', page: 2 });
    expect(await read({ search: 'ada', page: '2' })).toEqual(first);
    expect(checks).toBe(1);
  });

  it('is another one with any other text, or for another list', async () => {
    await read({ search: 'bob', page: '2' });
    expect(await read({ search: 'bob', page: '3' })).toMatchObject({ page: 3 });
    expect(await read({ search: 'bob' }, OtherQuery)).not.toHaveProperty('page');
  });

  it('is refused every time', async () => {
    await expect(read({ search: 'eleven', page: '1' })).rejects.toThrow(DomainError);
    await expect(read({ search: 'eleven', page: '1' })).rejects.toThrow(DomainError);
    expect(checks).toBe(2);
  });

  it('cannot be changed by who reads it, as the next one gets it too', async () => {
    const query = (await read({ search: 'eve', page: '2' })) as { page: number };
    expect(() => {
      query.page = 3;
    }).toThrow(TypeError);
    expect(await read({ search: 'eve', page: '2' })).toMatchObject({ page: 2 });
  });
});
