import { runTool } from './bootstrap/prepare.mjs';

await runTool('tools/dev/main.ts');
