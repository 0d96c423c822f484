import Languages from 'lucide-react/icons/languages';
import { LANGUAGE_NAMES, LANGUAGES, pickedLanguage } from '../language/language';
import { useLanguage } from '../language/language-root';
import { OptionMenu } from './option-menu';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

/** The button that opens the language menu. Each language is named in its own language. */
export function LanguageMenu({ title }: { title: string }) {
  return (
    <OptionMenu
      title={title}
      icon={Languages}
      options={OPTIONS}
      selected={useLanguage()}
      onSelect={(value) => pickedLanguage.write(value === 'bn' ? 'bn' : 'en')}
    />
  );
}
