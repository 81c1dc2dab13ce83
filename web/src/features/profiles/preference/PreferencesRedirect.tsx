// The other spelling of the preference page's address (decisions, "wishes").
import { Navigate } from 'react-router';
import { paths } from '#platform/paths.ts';

export default function PreferencesRedirect() {
  return <Navigate to={paths.preference} replace />;
}
