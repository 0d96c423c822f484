import fc from 'fast-check';
import { parseReleaseName, type ReleaseName } from './release-name';
import { RELEASE_NAME_SAMPLES } from './release-name-samples';

const two = (number: number): string => String(number).padStart(2, '0');

function describeParts({ season, lastSeason, episode, lastEpisode }: ReleaseName): string {
  const seasons = season === null ? '' : `S${two(season)}`;
  const pack = lastSeason === null ? '' : `-S${two(lastSeason)}`;
  const episodes = episode === null ? '' : `E${two(episode)}`;
  return `${seasons}${pack}${episodes}${lastEpisode === null ? '' : `-E${two(lastEpisode)}`}`;
}

function describeRelease(release: ReleaseName): string {
  const { title, year, quality, codec, container } = release;
  const parts = [describeParts(release), year && `(${year})`, quality, codec, container];
  return [title, ...parts.filter(Boolean)].join(' · ');
}

test.each(RELEASE_NAME_SAMPLES)('%s', (raw, read) => {
  expect(describeRelease(parseReleaseName(raw))).toBe(read);
});

test('the samples are at least 150 different names', () => {
  expect(new Set(RELEASE_NAME_SAMPLES.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(150);
});

describe('any string', () => {
  const piece = fc.constantFrom(
    ...['.', ' ', '_', '-', ' - ', '[', ']', '(', ')', 'S01', 'E02', '1x02', 'Season 2', '2019'],
    ...['1917', '720p', '1920x1080', '4K', 'x265', 'WEB-DL', '.mkv', '@a', 'www.b.c -', 'পর্ব ৩'],
    ...['হাওয়া', '​', '😀', '\n'],
  );
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 30 })
      .map((all) => all.join('')),
  );

  test('has an answer that keeps the raw name', () => {
    fc.assert(fc.property(anyName, (raw) => parseReleaseName(raw).raw === raw));
  });

  test('has a title, unless it is blank', () => {
    fc.assert(
      fc.property(anyName, (raw) => (parseReleaseName(raw).title === '') === (raw.trim() === '')),
    );
  });

  test('has a title that is written in it', () => {
    const letters = (text: string): string => text.replace(/[\s._]+/g, '');
    fc.assert(
      fc.property(anyName, (raw) => letters(raw).includes(letters(parseReleaseName(raw).title))),
    );
  });

  test('has only numbers that files can have, and ranges that go up', () => {
    fc.assert(
      fc.property(anyName, (raw) => {
        const { season, lastSeason, episode, lastEpisode, year } = parseReleaseName(raw);
        expect(season ?? 0).toBeLessThan(100);
        expect(episode ?? 0).toBeLessThan(100_000);
        if (lastSeason !== null) expect(lastSeason).toBeGreaterThan(season ?? Infinity);
        if (lastEpisode !== null) expect(lastEpisode).toBeGreaterThan(episode ?? Infinity);
        if (year !== null) expect(Math.abs(year - 1970)).toBeLessThan(71);
      }),
    );
  });
});

test('a name made of title, season, episode, year and quality is read back', () => {
  const title = fc
    .array(fc.constantFrom('Harbour', 'Nine', 'হাওয়া', 'पंचायत', 'Léon', 'X-Men'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '));
  const number = fc.integer({ min: 0, max: 99 });
  const series = fc.record({ title, season: number, episode: number });
  const facts = fc.record({
    year: fc.integer({ min: 1900, max: 2039 }),
    quality: fc.constantFrom('240p', '480p', '720p', '1080p'),
    blank: fc.constantFrom('.', ' ', '_'),
  });
  fc.assert(
    fc.property(series, facts, ({ season, episode, ...made }, { year, quality, blank }) => {
      const part = `S${two(season)}E${two(episode)}`;
      const tail = `${quality} WEB-DL x264`;
      const read = (name: string) => parseReleaseName(`${name} ${tail}.mkv`.replaceAll(' ', blank));
      expect(read(`${made.title} ${part}`)).toMatchObject({ ...made, season, episode, quality });
      expect(read(`${made.title} ${year}`)).toMatchObject({ ...made, year, quality, season: null });
    }),
  );
});

test.each(['[', '(', ' ', '. ', 'S1', '- 1', '@a ', '[]', '1', 'সিজন '])(
  'a long name of %j does not take longer than a test may',
  (piece) => {
    const raw = piece.repeat(5_000);
    expect(parseReleaseName(raw).raw).toBe(raw);
  },
);
