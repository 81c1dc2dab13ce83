// The session room is its counsellor’s: whoever only keeps the appointments is not led to a door that is shut.
import { findStaffMe } from '@ijeuwa/contract/staff';
import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { showScreen } from '#test/fake-api.tsx';
import { AppointmentItem } from './AppointmentItem.tsx';

afterEach(cleanup);

const SOON: StaffAppointment = {
  _id: '01900000-0000-7000-8000-0000000000e1',
  counsellor: { key: 'ibrahim-bello', name: 'Dr Ibrahim Bello' },
  name: 'Adaọbị Okeke',
  phone: '+2348030000001',
  email: 'ada@example.com',
  message: '',
  notes: '',
  startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + 6_600_000).toISOString(),
  kind: 'session',
  partner: null,
  state: 'confirmed',
  sayBy: null,
  repeated: false,
  together: null,
  byVideo: true,
  gainsaidUntil: null,
  correctedUntil: '2026-12-31T08:50:00Z',
  version: 1,
};

test.each([
  ['counsellor', 1],
  ['admin', 0],
])('to %s the list shows so many doors: %i', async (role, doors) => {
  showScreen(<AppointmentItem appointment={SOON} zone="Africa/Lagos" named onAct={() => {}} />, {
    user: null,
  });
  const staff = { _id: SOON._id, name: 'Amaka', email: 'amaka@staff.example', roles: [role] };
  act(() => void queryClient.setQueryData(keyOf(findStaffMe, {}), { staff }));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Session room/ })).toHaveLength(doors));
});
