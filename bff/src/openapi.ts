import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { assembleApp } from './create-app';
import { loadConfig } from './platform/config/load-config';
import { createLogger } from './platform/logging/logger';
import { describeApi, printApi } from './platform/openapi/describe-api';

// The service is assembled but not started, so its description needs no database.
const app = await assembleApp({ config: loadConfig({}), logger: createLogger('silent') });
await writeFile(new URL('../openapi.json', import.meta.url), printApi(describeApi(app)));
