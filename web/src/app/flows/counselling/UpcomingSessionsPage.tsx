// /upcoming-sessions, to which the dashboard leads: the same screen under the name of the place.
import { places } from '#platform/places.ts';
import { ScheduleScreen } from '../../../features/schedule/list/ScheduleScreen.tsx';
import { payService } from './pay-service.tsx';

export default function UpcomingSessionsPage() {
  return <ScheduleScreen pay={payService} place={places.upcomingSessions} />;
}
