import {
  type ExportedCode,
  redeemCodeDetailsCsv,
  redeemCodesCsv,
  redeemCodesFile,
} from './codes-csv';

const CODE: ExportedCode = {
  redeem_code: '23456789ABCDEFGH',
  is_used: false,
  days: 30,
  videos: 0,
  used_by_users: [],
  created_at: '2031-03-09T18:00:00.000Z',
};

const linesOf = (...codes: readonly ExportedCode[]): string[] =>
  redeemCodesCsv(codes, 'Asia/Dhaka').split('\r\n');

describe('the export of redeem codes', () => {
  it('has the columns redeem_code, is_used, days, videos, used_by, created_at', () => {
    expect(linesOf()).toEqual(['redeem_code,is_used,days,videos,used_by,created_at', '']);
  });

  it('says N/A where nobody used it, and the first user otherwise', () => {
    expect(linesOf(CODE)[1]).toBe('23456789ABCDEFGH,false,30,0,N/A,2031-03-10');
    const used = { ...CODE, is_used: true, used_by_users: [1042, 7] };
    expect(linesOf(used)[1]).toBe('23456789ABCDEFGH,true,30,0,1042,2031-03-10');
  });

  it("tells the day of the service's zone, to the ms", () => {
    const before = { ...CODE, created_at: '2031-03-09T17:59:59.999Z' };
    expect(linesOf(before)[1]).toMatch(/,2031-03-09$/);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
  ])('a code %p is written %p', (redeem_code, written) => {
    expect(redeemCodesCsv([{ ...CODE, redeem_code }], 'Asia/Dhaka')).toContain(
      `\r\n${written},false,`,
    );
  });

  it('is called by its filter', () => {
    expect(redeemCodesFile('available')).toBe('redeem_codes_available.csv');
  });
});

describe('the export with details', () => {
  it('has batch and last day after the columns; both are empty where a code has none', () => {
    const codes = [
      { ...CODE, batch: 'Eid', valid_until: '2031-04-09T18:00:00.000Z' },
      { ...CODE, batch: null, valid_until: null },
    ];
    expect(redeemCodeDetailsCsv(codes, 'Asia/Dhaka').split('\r\n')).toEqual([
      'redeem_code,is_used,days,videos,used_by,created_at,batch,valid_until',
      // It ends at midnight of Dhaka, so the day before is the last one.
      '23456789ABCDEFGH,false,30,0,N/A,2031-03-10,Eid,2031-04-09',
      '23456789ABCDEFGH,false,30,0,N/A,2031-03-10,,',
      '',
    ]);
  });
});
