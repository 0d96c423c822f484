import { importDatabase } from './import-database';
import { runDataTool } from './run';

void runDataTool('import', importDatabase);
