import { type Call, defineCall } from '@portal/contracts';
import { Controller, type Type } from '@nestjs/common';
import { DomainError } from '../errors/domain-error';
import { BodyPipe } from './body.pipe';
import { choice, integer, listOf, listOfNested, nested, text } from './fields';
import { bodyOf, queryOf } from './request-class';
import { Route } from './route';

interface Size {
  width: number;
  height?: number;
}
interface Picture {
  title: string;
  kind: 'photo' | 'drawing';
  note?: string | null;
  size: Size;
  tags?: string[];
  copies?: Size[];
}
type Shape = { form: 'circle'; radius: number } | { form: 'square'; side: number; label?: string };

const addPicture = defineCall<Picture, object>()('POST', '/test/pictures');
const listPictures = defineCall<void, object, { page?: number; kind?: 'photo' | 'drawing' }>()(
  'GET',
  '/test/pictures',
);

class SizeFields extends bodyOf<Size>()({
  width: integer({ min: 1 }),
  height: integer({ min: 1 }).optional(),
}) {}

const PICTURE = {
  title: text({ max: 10 }).trimmed(),
  kind: choice(['photo', 'drawing']),
  note: text({ max: 10 }).nullable().optional(),
  size: nested(SizeFields),
  tags: listOf(text({ max: 3 }), { max: 2 }).optional(),
  copies: listOfNested(SizeFields, { max: 2 }).optional(),
};

class PictureBody extends bodyOf(addPicture)(PICTURE) {}

class ListPicturesParameters extends queryOf(listPictures)({
  page: integer({ min: 1 }).default(1),
  kind: choice(['photo', 'drawing']).optional(),
}) {}

class ShapeBody extends bodyOf<Shape>()({
  form: choice(['circle', 'square']),
  radius: integer({ min: 1 }).optional(),
  side: integer({ min: 1 }).optional(),
  label: text({ max: 10 }).optional(),
}) {}

const read = <Read extends object>(type: Type<Read>, value: unknown, place: 'body' | 'query') =>
  new BodyPipe().transform(value, { type: place, metatype: type });

/** The refusal's text about the first bad field. */
async function refusalOf(type: Type<object>, value: unknown): Promise<string | undefined> {
  const error: unknown = await read(type, value, 'body').catch((refusal: unknown) => refusal);
  return error instanceof DomainError ? error.hint : String(error);
}

/** `tsc` checks this class: each line below a `@ts-expect-error` must not compile. */
class TablesThatDoNotCompile {
  'without an optional key' = () => {
    const { note: _note, ...others } = PICTURE;
    // @ts-expect-error note is missing
    return bodyOf(addPicture)(others);
  };
  'with a key that the contract does not have' = () =>
    // @ts-expect-error no key of Picture
    bodyOf(addPicture)({ ...PICTURE, price: integer({ min: 0 }) });
  'with a field of another type' = () =>
    // @ts-expect-error title is a text
    bodyOf(addPicture)({ ...PICTURE, title: integer({ min: 0 }) });
  'with fewer choices' = () =>
    // @ts-expect-error a picture may be a drawing
    bodyOf(addPicture)({ ...PICTURE, kind: choice(['photo']) });
  'with more choices' = () =>
    // @ts-expect-error a picture is no film
    bodyOf(addPicture)({ ...PICTURE, kind: choice(['photo', 'drawing', 'film']) });
  'with a required field that may be absent in the contract' = () =>
    // @ts-expect-error note may be absent
    bodyOf(addPicture)({ ...PICTURE, note: text({ max: 10 }).nullable() });
  'with an optional field that the contract requires' = () =>
    // @ts-expect-error title is required
    bodyOf(addPicture)({ ...PICTURE, title: text({ max: 10 }).optional() });
  'with a field that cannot be null' = () =>
    // @ts-expect-error null clears note
    bodyOf(addPicture)({ ...PICTURE, note: text({ max: 10 }).optional() });
  'with an object of another type' = () =>
    // @ts-expect-error size is no shape
    bodyOf(addPicture)({ ...PICTURE, size: nested(ShapeBody) });
  'without a key of one member of a union' = () =>
    // @ts-expect-error a square has a side
    bodyOf<Shape>()({ form: choice(['circle', 'square']), radius: integer({ min: 1 }).optional() });
  'without a key of a query' = () =>
    // @ts-expect-error kind is missing
    queryOf(listPictures)({ page: integer({ min: 1 }).optional() });
  'for a call without a query' = () =>
    // @ts-expect-error addPicture has no query
    queryOf(addPicture)({ page: integer({ min: 1 }).optional() });
}

describe('a table of fields', () => {
  it('makes a class for every key of the request type, or does not compile', () => {
    for (const table of Object.values(new TablesThatDoNotCompile())) expect(table).not.toThrow();
  });

  it('gives the handler the types of its fields', async () => {
    const body: { title: string; note?: string | null; size: { width: number } } =
      new PictureBody();
    // @ts-expect-error a list without a page begins with the first one
    const page: undefined = new ListPicturesParameters().page;
    expect([body, page]).toEqual([{}, 1]);
  });

  it('trims, keeps null apart from absent, and removes keys that it does not name', async () => {
    const body = {
      title: ' Sea ',
      kind: 'photo',
      note: null,
      size: { width: 1, more: 1 },
      more: 1,
    };
    const picture = await read(PictureBody, body, 'body');
    expect(picture).toEqual({ title: 'Sea', kind: 'photo', note: null, size: { width: 1 } });
    expect(picture).toBeInstanceOf(PictureBody);
  });

  it('refuses with the message of the first rule of the first bad field', async () => {
    expect(await refusalOf(PictureBody, { title: 1, kind: 'film' })).toBe('title must be a string');
    expect(await refusalOf(PictureBody, { title: 'x'.repeat(11) })).toBe(
      'title must be shorter than or equal to 10 characters',
    );
    const size = { width: 1 };
    const valid = { title: 'Sea', kind: 'photo', size };
    expect(await refusalOf(PictureBody, { ...valid, tags: ['a', 'long'] })).toBe(
      'each value in tags must be shorter than or equal to 3 characters',
    );
    expect(await refusalOf(PictureBody, { ...valid, copies: [size, size, size] })).toBe(
      'copies must contain no more than 2 elements',
    );
    expect(await refusalOf(ShapeBody, { form: 'circle', radius: '1' })).toBe(
      'radius must be an integer number',
    );
  });

  it('reads numbers from the texts of a query only', async () => {
    expect(await read(ListPicturesParameters, { page: '7' }, 'query')).toEqual({ page: 7 });
    expect(await read(ListPicturesParameters, {}, 'query')).toEqual({ page: 1 });
    await expect(read(ListPicturesParameters, { page: '7e0' }, 'query')).rejects.toThrow(
      DomainError,
    );
    await expect(read(SizeFields, { width: '7' }, 'body')).rejects.toThrow(DomainError);
  });
});

describe('a route', () => {
  const declare = (call: Call<string, unknown, object>, type: Type<object>) => {
    class PicturesController {
      add(_body: object): void {}
    }
    const route = Object.getOwnPropertyDescriptor(PicturesController.prototype, 'add') ?? {};
    Reflect.defineMetadata('design:paramtypes', [type], PicturesController.prototype, 'add');
    Controller()(PicturesController);
    Route(call)(PicturesController.prototype, 'add', route);
  };

  it('takes only a class that was declared for its call', () => {
    expect(() => declare(addPicture, PictureBody)).not.toThrow();
    expect(() => declare(listPictures, PictureBody)).toThrow('PictureBody is not declared for GET');
    expect(() => declare(addPicture, SizeFields)).toThrow('SizeFields is not declared for POST');
  });

  it('takes no class that was written by hand', async () => {
    class ByHand {}
    await expect(read(ByHand, {}, 'body')).rejects.toThrow('ByHand is no class of bodyOf');
  });
});
