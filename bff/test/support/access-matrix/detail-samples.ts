import { getServiceDetails, listLegalTexts } from '@portal/contracts';
import type { Samples } from './sample';

let nextName = 1;

/** Requests about service details and legal texts. */
export const DETAIL_SAMPLES: Samples = {
  'POST /api/admin/service-details/publish': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      const { current, versions } = (await admin.send(getServiceDetails)).payload();
      const details = { ...current, name: `Dhara ${(nextName += 1)}` };
      return () => ({ body: { after: versions[0]?.number ?? 0, details } });
    },
  },
  'POST /api/admin/legal-texts/publish': {
    make: async (server) => {
      const admin = await server.signInAsAdmin();
      const [history] = (await admin.send(listLegalTexts)).payload().documents;
      const [newest] = history?.versions ?? [];
      if (!history || !newest) throw new Error('A service has legal texts.');
      const en = { ...newest.texts.en, intro: `Version ${(nextName += 1)}.` };
      const { document } = history;
      return () => ({ body: { document, after: newest.number, texts: { ...newest.texts, en } } });
    },
  },
};
