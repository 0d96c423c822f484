// Vite loads packages of a config file with plain Node, which can read TypeScript only from version 22.18.
import { tsImport } from 'tsx/esm/api';

/** @type {import('./index.ts')} */
const presets = await tsImport('./index.ts', import.meta.url);

export const { portalConfig, shellConfig } = presets;
