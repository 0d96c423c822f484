import { catalogueQuery } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { methodsOf } from '@portal/contracts';
import { methodListText, methodMenu, methodName, type PaymentNumberKind } from '@portal/rules';
import { useLanguage } from '@portal/ui';

/** Names and menu words of payment methods in the current language. A method may be newer than this portal. */
export function useMethodWords() {
  const language = useLanguage();
  return {
    name: (method: string): string => methodName(method, language),
    menu: (method: string, kind: PaymentNumberKind): string => methodMenu(method, kind, language),
  };
}

/** The names of the shown methods, for example 'bKash or Nagad'. */
export function useMethodList(): string {
  const language = useLanguage();
  const { data: catalogue } = useQuery(catalogueQuery);
  const methods = methodsOf(catalogue ?? { paymentNumbers: [] });
  return methodListText(
    methods.map(({ method }) => method),
    language,
  );
}
