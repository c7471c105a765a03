/**
 * What is used of the router, by shell and modules: this much of it the shell gives to every module. A name that is missing here is added
 * here; modules of other releases then bring their own copy.
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
