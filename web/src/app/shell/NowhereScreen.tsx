// Any address that is not ours leads to the start (spec 2).
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';

export default function NowhereScreen() {
  return <Navigate to={paths.landing} replace />;
}
