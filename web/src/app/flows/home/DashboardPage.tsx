// /dashboard with what was told to the member, and with whom they are a couple.
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { DashboardScreen } from '../../../features/dashboard/DashboardScreen.tsx';
import { SinceYesterday } from '../../../features/notifications/SinceYesterday.tsx';

export default function DashboardPage() {
  return <DashboardScreen news={<SinceYesterday />} partnerId={usePartner()?._id} />;
}
