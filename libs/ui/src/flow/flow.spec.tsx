import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PortalThemeProvider } from '../theme/portal-theme-provider';
import { FlowBend } from './flow-bend';
import { FlowLine } from './flow-line';
import { bendPath, WAVE_LENGTH, wavePath } from './flow-paths';
import { FlowProgress } from './flow-progress';
import { FlowStone } from './flow-stone';

const draw = (picture: ReactElement): HTMLElement =>
  render(<PortalThemeProvider>{picture}</PortalThemeProvider>).container;
const clip = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[style*=clip-path]')?.style.clipPath;

test.each([
  [0.62, 'inset(0 38% 0 0)'],
  [2, 'inset(0 0% 0 0)'],
  [-1, 'inset(0 100% 0 0)'],
  [null, 'inset(0 0% 0 0)'],
])('a line is filled as far as something has come: %s', (share, shape) => {
  expect(clip(draw(<FlowLine share={share} />))).toBe(shape);
});

test('a line moves only while work goes on', () => {
  expect(draw(<FlowLine share={0.5} />).querySelector('[data-moves]')).toBeNull();
  expect(draw(<FlowLine share={0.5} moves />).querySelector('[data-moves]')).not.toBeNull();
});

test('progress has a name and a value; without a share it has no value', () => {
  const bar = (share: number | null) =>
    draw(<FlowProgress label="Film" share={share} />).querySelector('[role=progressbar]');
  expect(bar(0.624)?.getAttribute('aria-valuenow')).toBe('62');
  expect(bar(0.624)?.getAttribute('aria-label')).toBe('Film');
  expect(bar(null)?.hasAttribute('aria-valuenow')).toBe(false);
});

test('no line is read out: the words beside it say the same', () => {
  const pictures = [
    <FlowLine key="line" share={0.5} />,
    <FlowStone key="stone">icon</FlowStone>,
    <FlowBend key="bend" outer={0.5} inner={null}>
      days
    </FlowBend>,
  ];
  for (const picture of pictures) {
    const drawn = [...draw(picture).querySelectorAll('svg')];
    expect(drawn.every((svg) => svg.closest('[aria-hidden=true]') !== null)).toBe(true);
  }
});

test('the bend has its outer line, and the inner one when it is known', () => {
  const parts = (inner: number | null) =>
    [
      ...draw(
        <FlowBend outer={0.5} inner={inner}>
          days
        </FlowBend>,
      ).querySelectorAll('[data-part]:not([data-part=track])'),
    ].map((part) => `${part.getAttribute('data-part')} ${part.getAttribute('stroke-dasharray')}`);
  expect(parts(0.25)).toEqual(['outer 0.5 2', 'inner 0.25 2']);
  expect(parts(null)).toEqual(['outer 0.5 2']);
});

test('waves begin one wave before the edge, so that a moving line has no end; a bend returns to its side', () => {
  expect(wavePath(4, 2)).toMatch(new RegExp(`^M${-WAVE_LENGTH} 4q8 -4 16 0t16 0`));
  expect(bendPath({ right: 100, top: 10, bottom: 70 })).toBe('M0 10H70a30 30 0 0 1 0 60H0');
});
