// /devices: where the member is signed in, and whether the phone signs them in.

import { SESSION_MOST_DAYS } from '@ijeuwa/contract/ways';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Page } from '#ui/Page.tsx';
import { SessionsPanel } from '../SessionsPanel.tsx';
import { PhoneWayPanel } from './PhoneWayPanel.tsx';

export default function DevicesScreen() {
  return (
    <Page
      title={places.devices.name}
      intro={`Where you are signed in. Signing a device out takes effect at once. For your safety each device logs in anew after ${SESSION_MOST_DAYS} days at most.`}
      back={paths.profile}
      width="narrow"
    >
      <SessionsPanel />
      <PhoneWayPanel />
    </Page>
  );
}
