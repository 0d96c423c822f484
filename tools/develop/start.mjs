import { runTool } from './bootstrap/prepare.mjs';

await runTool('tools/develop/start/main.ts', { isForStart: true });
