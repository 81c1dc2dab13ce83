// The sample enquiry of the demonstration: Ada asked about a venue, and the planner answered.
import { randomUUID } from 'node:crypto';
import { findMe } from '@ijeuwa/contract/accounts';
import { askPlanner, listOwnPlanning } from '@ijeuwa/contract/planning';
import type { Product } from '@ijeuwa/server/app/start-product';
import type { ApiClient } from './api-client.ts';

const ASKED =
  'Is the lawn free on the third or the fourth Saturday of December? We are two families of about a hundred and forty each, and my uncles will want shade.';
const ANSWERED =
  'Good day. The third Saturday is free, the fourth is held for somebody until Friday. For your number I would take the marquee with open sides: it is part of the price, and your uncles sit in the breeze. Shall we look at it together, by video or there?';

/** Once, so that it can be repeated at every start. */
export const askSample = async (api: ApiClient, product: Product, plannerEmail: string): Promise<void> => {
  const { enquiries } = await api(listOwnPlanning, {});
  if (enquiries.length > 0) return;
  const { user } = await api(findMe, {});
  const year = product.platform.clock.now().getUTCFullYear() + 1;
  await api(askPlanner, {
    body: {
      id: randomUUID(),
      about: { kind: 'venue', key: 'lagoon-lawn' },
      name: user.name,
      email: user.email,
      weddingDate: `${year}-12-18`,
      guests: 280,
      message: ASKED,
    },
  });
  const [asked] = (await api(listOwnPlanning, {})).enquiries;
  const { team } = product.features.staff;
  const planner = (await team.list()).find(({ email }) => email === plannerEmail);
  if (!asked || !planner) return;
  const { desk } = product.features.venues.planning;
  const actor = { staffId: planner._id };
  await desk.claim(actor, asked._id);
  await desk.answer(actor, asked._id, {
    clientId: randomUUID(),
    text: ANSWERED,
    seen: 1,
    close: false,
  });
};
