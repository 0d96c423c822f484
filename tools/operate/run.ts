import { runProgram } from '../shared/run-program';
import { OPERATIONS } from './programs';

await runProgram('npm run operate', OPERATIONS);
