// /dashboard with what was told to the member.
import { DashboardScreen } from '../../../features/dashboard/DashboardScreen.tsx';
import { SinceYesterday } from '../../../features/notifications/SinceYesterday.tsx';

export default function DashboardPage() {
  return <DashboardScreen news={<SinceYesterday />} />;
}
