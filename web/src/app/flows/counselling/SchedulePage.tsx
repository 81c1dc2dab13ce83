// The appointments, and how what waits among them is paid.
import { ScheduleScreen } from '../../../features/schedule/list/ScheduleScreen.tsx';
import { payService } from './pay-service.tsx';

export default function SchedulePage() {
  return <ScheduleScreen pay={payService} />;
}
