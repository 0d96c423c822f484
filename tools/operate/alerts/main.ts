import { writeFileSync } from 'node:fs';
import { inWorkspace } from '../../shared/workspace';
import { RULE_FILE, writePrometheusRule } from './prometheus-rule';

writeFileSync(inWorkspace(RULE_FILE), writePrometheusRule());
process.stdout.write(`${RULE_FILE}\n`);
