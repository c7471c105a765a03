/**
 * The parts of the router that shell and modules use; the shell provides them. Add a missing name here; modules of other
 * releases then bring their own copy.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
