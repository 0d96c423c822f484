import { portalConfig } from '../tools/vite/portal-config';

export default portalConfig({ root: import.meta.dirname, name: 'admin_portal', devPort: 4302 });
