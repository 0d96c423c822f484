import { CopyButton as Button, type CopyButtonProps } from '@portal/ui';
import { useTexts } from '../texts/use-texts';

/** Copies a text of a payment and confirms it for a moment. */
export function CopyButton(props: Omit<CopyButtonProps, 'texts'>) {
  return <Button {...props} texts={useTexts().payment} />;
}
