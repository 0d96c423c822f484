import { firstMethods } from '../messages/first-methods';
import { knownNumbers, type MethodNumber } from './method-settings';
import { receiverState } from './receiver';

const numberOf = (number: string): MethodNumber => ({ method: 'bkash', number, kind: 'personal' });
const [OLD, NEW, NEXT] = ['01711111111', '01722222222', '01733333333'].map(numberOf) as [
  MethodNumber,
  MethodNumber,
  MethodNumber,
];
const listOf = (number: MethodNumber, before: readonly MethodNumber[]) => {
  const methods = firstMethods([number]);
  return { methods, known: knownNumbers(before, methods) };
};
const first = listOf(OLD, []);
const second = listOf(NEW, first.known);
const third = listOf(NEXT, second.known);

describe('the number that received money was', () => {
  it.each([
    ['in use, when the list of that time has it', first, OLD.number, 'in-use'],
    ['in use, when it was replaced only after the money', first, ` +88${OLD.number}`, 'in-use'],
    ['replaced, when only an earlier list had it', second, OLD.number, 'replaced'],
    ['in use, when it was published within the minute of the money', second, NEXT.number, 'in-use'],
    ['none of ours, when no list has it', second, '01799999999', 'unknown'],
  ] as const)('%s', (_rule, then, receiver, state) => {
    expect(receiverState(then, third, { method: 'bkash', receiver })).toBe(state);
  });

  it('none of ours, when only another method has it', () => {
    expect(receiverState(first, third, { method: 'nagad', receiver: OLD.number })).toBe('unknown');
  });

  it('in use again, when a list took it back', () => {
    const fourth = listOf(OLD, third.known);
    const money = { method: 'bkash', receiver: OLD.number } as const;
    expect(receiverState(fourth, fourth, money)).toBe('in-use');
    expect(receiverState(second, fourth, money)).toBe('replaced');
  });
});
