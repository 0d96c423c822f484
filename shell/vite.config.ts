import { shellConfig } from '@portal/build/vite';

export default shellConfig({ root: import.meta.dirname, devPort: 4300 });
