import { screenPreset } from '@portal/build/jest';

export default screenPreset;
