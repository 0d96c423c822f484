// Vite loads packages that a config file imports with Node alone, which cannot read TypeScript before version 22.18.
import { tsImport } from 'tsx/esm/api';

/** @type {import('./index.ts')} */
const presets = await tsImport('./index.ts', import.meta.url);

export const { portalConfig, shellConfig } = presets;
