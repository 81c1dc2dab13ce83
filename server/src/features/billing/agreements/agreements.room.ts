// Renewal put together: consent, agreements, what charges by them, what reminds and forgets.
import type { Sealing } from '#platform/sealing.ts';
import { makeAfterMoneyBack } from './after-money-back.ts';
import { type AgreementsNeeds, makeAgreements } from './agreements.service.ts';
import { type CancellingNeeds, makeCancelling } from './cancelling.ts';
import { type ChargingNeeds, makeCharging } from './charging.ts';
import { type EndingNeeds, makeEnding } from './ending.ts';
import { type ForgettingNeeds, makeForgetting } from './forgetting.ts';
import { makePausing, type PausingNeeds } from './pausing.service.ts';
import { makeReminders, type RemindersNeeds } from './reminders.ts';
import { makeRenewalOrders, type RenewalOrderNeeds } from './renewal-order.ts';
import { makeRenewing, type RenewingNeeds } from './renewing.service.ts';
import { makeStaffAgreements, type StaffAgreementsNeeds } from './staff-agreements.service.ts';
import { makeStarting, type StartingNeeds } from './starting.ts';
import { makeCardBox } from './stored-card.ts';

type Made = 'cards' | 'ending' | 'cancelling' | 'charging' | 'renewalOrders' | 'forgetCards';
export type AgreementRoomNeeds = Omit<
  AgreementsNeeds &
    CancellingNeeds &
    ChargingNeeds &
    EndingNeeds &
    ForgettingNeeds &
    PausingNeeds &
    RemindersNeeds &
    RenewalOrderNeeds &
    Omit<RenewingNeeds, 'askProvider'> &
    StaffAgreementsNeeds &
    StartingNeeds,
  Made
> & { sealing: Sealing };

export const makeAgreementRoom = (given: AgreementRoomNeeds) => {
  const cards = makeCardBox(given.sealing);
  const ending = makeEnding(given);
  const cancelling = makeCancelling({ ...given, ending });
  const needs = { ...given, cards, ending, cancelling };
  const forgetCards = makeForgetting(needs);
  const agreements = makeAgreements({ ...needs, forgetCards });
  return {
    agreements,
    staffAgreements: makeStaffAgreements({ ...needs, forgetCards }),
    pausing: makePausing({ ...needs, find: agreements.find }),
    reminders: makeReminders(needs),
    forgetCards,
    afterSettling: makeStarting(needs),
    afterMoneyBack: makeAfterMoneyBack(needs),
    /** Once there is somebody who asks the provider. */
    makeRenewing: (askProvider: RenewingNeeds['askProvider']) =>
      makeRenewing({
        ...needs,
        askProvider,
        charging: makeCharging(needs),
        renewalOrders: makeRenewalOrders(needs),
      }),
  };
};
