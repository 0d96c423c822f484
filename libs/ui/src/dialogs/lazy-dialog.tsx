import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../feedback/notify';
import { type Language, pickedLanguage } from '../language/language';

// Not in a catalogue: it says that something could not be loaded.
const FAILURE_TEXT: Readonly<Record<Language, string>> = {
  en: 'This could not be opened. Please check your connection and try again.',
  bn: 'এটি খোলা গেল না। সংযোগ দেখে আবার চেষ্টা করুন।',
};

/** Minimal props of a dialog that is loaded on demand. */
export interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog in its own chunk. When the chunk cannot be loaded, an error is shown and the dialog closes,
 * so that the screen behind stays usable and the next click tries again.
 * @param load imports the chunk and picks the component.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const [, setArrived] = useState(Loaded !== null);
    const { onClose } = props;

    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      load().then(
        (component) => {
          Loaded = component;
          if (isMounted) setArrived(true);
        },
        (error: unknown) => {
          console.warn('A dialog could not be loaded.', error);
          if (!isMounted) return;
          notify({ tone: 'error', text: FAILURE_TEXT[pickedLanguage.read()] });
          onClose();
        },
      );
      return () => {
        isMounted = false;
      };
    }, [onClose]);

    return Loaded ? <Loaded {...props} /> : null;
  };
}
