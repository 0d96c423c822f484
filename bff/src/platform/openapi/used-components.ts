import type { OpenAPIObject } from '@nestjs/swagger';

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** The document without schemas that no operation reaches. */
export function withoutUnused(document: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set<string>();
  const visit = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      const schema = schemas[name];
      if (!schema || used.has(name)) continue;
      used.add(name);
      visit(schema);
    }
  };
  visit(document.paths);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}
