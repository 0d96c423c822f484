import { preset } from '@portal/build/jest';

export default { ...preset };
