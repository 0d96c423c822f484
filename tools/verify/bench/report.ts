import { readFile, writeFile } from 'node:fs/promises';

import { format, resolveConfig } from 'prettier';

/** One section of docs/benchmarks.md. */
export interface Section {
  readonly title: string;
  /** Markdown, without the heading. */
  readonly body: string;
}

const PREFACE = '# Benchmarks\n\nEach section is written by the command it names.\n';

/** Replaces the section with the same title. Other sections stay. */
export async function writeSection(path: string, { title, body }: Section): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => PREFACE);
  const [preface = PREFACE, ...sections] = text.split(/^(?=## )/m);
  const own = `## ${title}\n\n${body.trim()}\n`;
  const at = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  if (at === -1) sections.push(own);
  else sections[at] = own;
  const whole = [preface, ...sections].map((part) => part.trim()).join('\n\n');
  const style = await resolveConfig(path);
  await writeFile(path, await format(whole, { ...style, filepath: path }));
}
