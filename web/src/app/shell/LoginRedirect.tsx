// /login: the older name of /auth.
import { Navigate, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';

export default function LoginRedirect() {
  const { search } = useLocation();
  return <Navigate to={`${paths.auth}${search}`} replace />;
}
