import { describeBackupDrill } from './describe-backup';

it('tells sizes and times, what the time of restoring is enough for, and every check', () => {
  const text = describeBackupDrill({
    ...{ records: 60_000, photos: 50, databaseBytes: 5e7, archiveBytes: 4_200_000 },
    ...{ backupMs: 4_000, restoreMs: 10_000, paidMeanwhile: 12, photosMeanwhile: 3 },
    checks: [
      ['a broken archive is refused', true],
      ['the photo is served', false],
    ],
  });
  expect(text).toMatch(/archive, sealed +4\.2 MB/);
  expect(text).toMatch(/records restored within the RTO of 15 min +5400000/);
  expect(text).toContain('yes  a broken archive is refused\nNO   the photo is served\n');
});
