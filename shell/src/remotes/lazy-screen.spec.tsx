import { lazyScreen, MissingScreen } from '@portal/router';
import '@portal/screen-testing';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, use } from 'react';

/** A promise with the function that fulfils it. */
function later<T>() {
  let fulfil!: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

let caught: unknown;
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: unknown) {
    caught = error;
  }
  override render() {
    return this.state.isBroken ? 'broken' : this.props.children;
  }
}

it('shows its fallback until the screen has come', async () => {
  const chunk = later<() => ReactNode>();
  const Lazy = lazyScreen(() => chunk.promise, 'loading');
  const { container } = render(<Lazy />);
  expect(container.textContent).toBe('loading');
  chunk.fulfil(() => 'the screen');
  await screen.findByText('the screen');
});

it('leaves in place what stands there until the screen can be drawn: it is a transition', async () => {
  const [drawn, texts] = [later<void>(), later<string>()];
  const Screen = (): ReactNode => {
    drawn.fulfil();
    return use(texts.promise);
  };
  const Lazy = lazyScreen(() => Promise.resolve(Screen), 'loading');
  const { container } = render(
    <Suspense fallback="nothing">
      <Lazy />
    </Suspense>,
  );
  await drawn.promise;
  expect(container.textContent).toBe('loading');
  texts.fulfil('the screen');
  await screen.findByText('the screen');
});

it('throws what failed as a missing screen, and loads again where it is mounted again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const answers = [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve(() => 'the screen'),
  ];
  const Lazy = lazyScreen(() => answers.shift()?.() ?? Promise.reject(new Error('no more')));
  const first = render(<Lazy />, { wrapper: Boundary });
  await screen.findByText('broken');
  expect(caught).toBeInstanceOf(MissingScreen);
  first.unmount();
  render(<Lazy />, { wrapper: Boundary });
  await screen.findByText('the screen');
});
