import { runTool } from './bootstrap/prepare.mjs';

// The start counts from here, with the installation; another Node may go on with it.
process.env['PORTAL_START_BEGAN'] ??= String(performance.timeOrigin);

await runTool('tools/develop/start/main.ts', { isForStart: true });
