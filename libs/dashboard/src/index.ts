export { RefreshIcon } from './account/refresh-icon';
export { useDashboardRefresh } from './account/use-dashboard-refresh';
export { catalogueQuery, useBrand } from './api/brand';
export { dashboardKeys } from './api/keys';
export { UserDashboard } from './user-dashboard';
