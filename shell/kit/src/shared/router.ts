/** What the shell provides of the router. Add missing names here; modules of other releases then bring their own copy. */
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
