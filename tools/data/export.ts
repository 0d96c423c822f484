import { exportDatabase } from './export-database';
import { runDataTool } from './run';

void runDataTool('export', exportDatabase);
