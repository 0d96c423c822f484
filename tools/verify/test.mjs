import { runTool } from '../develop/bootstrap/prepare.mjs';

await runTool('tools/verify/test/main.ts');
