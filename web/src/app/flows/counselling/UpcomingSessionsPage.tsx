// /upcoming-sessions, to which the dashboard leads: the same screen under the name of the place.
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useCounsellors } from '../../../features/counselling/counselling.queries.ts';
import { ScheduleScreen } from '../../../features/schedule/list/ScheduleScreen.tsx';
import { payServiceAt } from '../services/pay-service.tsx';

export default function UpcomingSessionsPage() {
  return (
    <ScheduleScreen
      pay={payServiceAt(paths.schedule)}
      counsellors={useCounsellors().data?.counsellors}
      place={places.upcomingSessions}
    />
  );
}
