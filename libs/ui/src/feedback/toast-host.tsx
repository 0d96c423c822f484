import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { Language } from '../language/language';
import { useLanguage } from '../language/language-root';
import { useToasts } from './use-toasts';

// Not in a catalogue: those are loaded, and a toast may have to say that nothing can be loaded.
const CLOSE: Readonly<Record<Language, string>> = { en: 'Dismiss', bn: 'বন্ধ করুন' };

/** Shows the toasts that `notify` sends. Mounted once, by the shell. Its styles are in toasts.css. */
export function ToastHost() {
  const { toasts, close } = useToasts();
  const closeLabel = CLOSE[useLanguage()];
  return (
    <div className="toasts">
      {toasts.map(({ id, tone, text, action }) => (
        <div
          key={id}
          className="toast"
          data-tone={tone}
          role={tone === 'error' ? 'alert' : 'status'}
        >
          {tone === 'error' ? (
            <CircleAlert size={18} aria-hidden />
          ) : (
            <CircleCheck size={18} aria-hidden />
          )}
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className="toast-action"
              onClick={() => {
                close(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" aria-label={closeLabel} onClick={() => close(id)}>
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
