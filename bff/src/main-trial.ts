import { serve } from './serve';
import { TrialModule } from './trial/trial.module';

await serve([TrialModule]);
