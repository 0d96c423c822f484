import { createHash } from 'node:crypto';

import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin } from 'vite';

async function compile(entry: string, isDev: boolean): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    transform: { target: 'es2022', define: { 'import.meta.env.DEV': String(isDev) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: !isDev });
  await bundle.close();
  return output[0].code;
}

function tag(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src }, injectTo: 'head-prepend' };
}

/**
 * Compiles `entry` into a separate classic script and puts it first in the head. It runs before the first
 * paint and before any module. It is a file, which the service puts into the pages that come painted. Its name
 * contains a content hash, so that it is cached like every other asset.
 */
export function bootScript(entry: string): Plugin {
  let source = '';
  let fileName = '';
  return {
    name: 'portal:boot-script',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      source = await compile(entry, false);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response, next) => {
        compile(entry, true).then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) => [tag(server ? '/boot.js' : `/${fileName}`)],
    },
  };
}
