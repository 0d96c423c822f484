import {
  type CatalogueResponse,
  PAGE_TOKENS,
  type PageFacts,
  type PageLanguage,
  presentPlans,
  type PrerenderedPage,
  type PrerenderedPages,
  type PrerenderedScreen,
} from '@portal/contracts';
import { FIRST_PLANS, PAYMENT_METHODS, type PaymentMethod, shownMethods } from '@portal/rules';

import { bundleRenderer } from './bundle-renderer';
import {
  type PageRenderer,
  type RenderedAddress,
  type RenderedPage,
  withRenderer,
} from './page-window';

// The first price list has no plan with a start or end, so every instant sells the same.
const SOLD = presentPlans(FIRST_PLANS);
const LANGUAGES: readonly PageLanguage[] = ['en', 'bn'];

/** All subsets of the payment methods that change which ones are shown. */
function methodLists(): PaymentMethod[][] {
  const lists = new Map<string, PaymentMethod[]>();
  for (let bits = 0; bits < 2 ** PAYMENT_METHODS.length; bits += 1) {
    const numbers = PAYMENT_METHODS.filter((_, at) => bits & (1 << at)).map((method) => ({
      method,
    }));
    const shown = [...shownMethods(numbers)];
    lists.set(shown.join(), shown);
  }
  return [...lists.values()];
}

/** First with nothing optional, last with everything. */
const ALL_FACTS: readonly PageFacts[] = methodLists().flatMap((methods) =>
  [false, true].flatMap((hasSupport) =>
    [false, true].map((hasTelegram) => ({ methods, hasSupport, hasTelegram })),
  ),
);

/** The catalogue of a service with these facts. Tokens stand for its texts. */
function catalogueOf({ methods, hasSupport, hasTelegram }: PageFacts): CatalogueResponse {
  return {
    ...SOLD,
    paymentNumbers: methods.map((method) => ({ method, number: '', kind: 'personal' })),
    brand: {
      name: PAGE_TOKENS.brandName,
      // Known, so that the action of a plan differs from that of one that ends, and is left blank.
      botUrl: 'https://bot.invalid/',
      supportBotUrl: null,
      supportContactUrl: hasSupport ? PAGE_TOKENS.supportUrl : null,
      channelUrl: null,
      telegramBotName: hasTelegram ? 'bot' : null,
      telegramBotId: hasTelegram ? 1 : null,
      telegramWidgetUrl: hasTelegram ? 'https://telegram.invalid/' : null,
      hasTrialTelegram: false,
    },
  };
}

type Variant = RenderedPage & { readonly facts: Partial<PageFacts> };

/** Renders a page by all facts; once only by those that do not change it. None when none does. */
async function renderVariants(
  { render }: PageRenderer,
  address: Omit<RenderedAddress, 'catalogue'>,
): Promise<{ readonly first: RenderedPage; readonly variants: readonly Variant[] }> {
  const rendered = new Map<string, RenderedPage>();
  const by = async (facts: PageFacts): Promise<RenderedPage> => {
    const key = JSON.stringify(facts);
    const page = rendered.get(key) ?? (await render({ ...address, catalogue: catalogueOf(facts) }));
    rendered.set(key, page);
    return page;
  };
  // A page that is the same with nothing and with everything depends on neither.
  const [none, all] = [ALL_FACTS[0], ALL_FACTS.at(-1)];
  if (!none || !all) throw new Error('There are no facts to render a page for.');
  const [first, last] = [await by(none), await by(all)];
  if (first.html === last.html) return { first, variants: [] };
  const changes = new Set<string>();
  for (const name of Object.keys(all) as (keyof PageFacts)[]) {
    const without = await by({ ...all, [name]: none[name] });
    if (without.html !== last.html) changes.add(name);
  }
  const variants = new Map<string, Variant>();
  for (const one of ALL_FACTS) {
    const own = Object.entries(one).filter(([name]) => changes.has(name));
    const facts = Object.fromEntries(own) as Partial<PageFacts>;
    variants.set(JSON.stringify(facts), { facts, ...(await by({ ...all, ...facts })) });
  }
  return { first, variants: [...variants.values()] };
}

async function renderPage(
  renderer: PageRenderer,
  { screen, audience, description: descriptions }: PrerenderedScreen,
  language: PageLanguage,
): Promise<PrerenderedPage[]> {
  const description = descriptions[language];
  if (description === undefined) return [];
  const address = { screen, audience, language };
  const { first, variants } = await renderVariants(renderer, address);
  const page = { screen, audience, language, title: first.title, description };
  // All elements of the page are in the longest variant.
  const [{ css } = first] = variants.toSorted((one, other) => other.html.length - one.html.length);
  const fitting =
    variants.length > 0
      ? variants.map(({ facts, html }) => ({ facts, html }))
      : [{ facts: null, html: first.html }];
  return [{ ...page, css, variants: fitting }];
}

/** Renders the prerendered screens of the portal in `root` with its own components. @throws Error of a page. */
export async function renderPages(root: string): Promise<PrerenderedPages> {
  const script = await bundleRenderer(root);
  const pages = await withRenderer(script, async (renderer) => {
    const rendered: PrerenderedPage[] = [];
    for (const screen of renderer.screens) {
      for (const language of LANGUAGES)
        rendered.push(...(await renderPage(renderer, screen, language)));
    }
    return rendered;
  });
  return { ...SOLD, pages };
}
