import { portalConfig } from '@portal/build/vite';

export default portalConfig({ root: import.meta.dirname, name: 'admin_portal', devPort: 4302 });
