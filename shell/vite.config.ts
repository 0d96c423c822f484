import { shellConfig } from '../tools/vite/shell-config';

export default shellConfig({ root: import.meta.dirname, devPort: 4300 });
