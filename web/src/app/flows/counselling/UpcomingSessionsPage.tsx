// /upcoming-sessions, to which the dashboard leads, shows the schedule.
import SchedulePage from './SchedulePage.tsx';

export default function UpcomingSessionsPage() {
  return <SchedulePage />;
}
