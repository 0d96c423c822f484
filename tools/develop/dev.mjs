import { runTool } from './bootstrap/prepare.mjs';

await runTool('tools/develop/dev/main.ts');
