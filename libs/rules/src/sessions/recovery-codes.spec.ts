import {
  drawRecoveryCode,
  formatRecoveryCode,
  normaliseRecoveryCode,
  RECOVERY_CODE_BYTES,
} from './recovery-codes';

describe('a recovery code', () => {
  it('has 80 bits: 16 characters of 32', () => {
    const drawn = drawRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES).fill(255));
    expect(drawn).toBe('Z'.repeat(16));
  });

  it('is shown in groups and typed in any case, with blanks or hyphens', () => {
    const code = '23456789ABCDEFGH';
    expect(formatRecoveryCode(code)).toBe('2345-6789-ABCD-EFGH');
    expect(normaliseRecoveryCode(' 2345 6789-abcd efgh ')).toBe(code);
    expect(normaliseRecoveryCode('123456')).toBeNull();
  });
});
