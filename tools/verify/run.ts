import { runProgram } from '../shared/run-program';
import { VERIFICATIONS } from './programs';

await runProgram('npm run verify', VERIFICATIONS);
