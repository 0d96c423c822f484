import { portalConfig } from '../tools/vite/portal-config';

export default portalConfig({ root: import.meta.dirname, name: 'user_portal', devPort: 4301 });
