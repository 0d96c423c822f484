import { runTool } from './bootstrap/prepare.mjs';

await runTool('tools/test/main.ts');
