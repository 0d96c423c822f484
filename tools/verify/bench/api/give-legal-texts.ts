import { FIRST_LEGAL_TEXT, firstLegalTexts, LEGAL_DOCUMENTS } from '@portal/rules';
import { MongoClient } from 'mongodb';

/**
 * Publishes each legal text once, as every service that is open has done. Without it the service would answer with
 * texts that its code has, and the bare server with nothing.
 */
export async function giveLegalTexts(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  const number = FIRST_LEGAL_TEXT + 1;
  try {
    for (const document of LEGAL_DOCUMENTS) {
      const texts = firstLegalTexts(document);
      const facts = { publisher: 'bench', publishedAt: new Date(), reason: null };
      const stored = client.db().collection('legal_texts');
      await stored.updateOne({ document, number }, { $set: { texts, ...facts } }, { upsert: true });
    }
  } finally {
    await client.close();
  }
}
