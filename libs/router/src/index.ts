export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavLinkProps } from 'react-router';
export type { PortalModule } from './portal-module';
export { lazyScreen, MissingScreen, SlowScreen } from './lazy-screen';
