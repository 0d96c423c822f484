import { portalConfig } from '@portal/build/vite';

export default portalConfig({ root: import.meta.dirname, name: 'user_portal', devPort: 4301 });
