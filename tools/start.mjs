import { runTool } from './bootstrap/prepare.mjs';

await runTool('tools/start/main.ts');
