// Reading and changing what a member seeks: one record that the wizard and the preference page both edit.

import type { ProfileStep3 } from '@ijeuwa/contract/profiles';
import {
  ageRangeFault,
  NO_PLACE,
  readAgeRange,
  type WishesChange,
  type Wishes as WishesView,
} from '@ijeuwa/contract/wishes';
import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { wishesUnderConsent } from '../faith-and-family.ts';
import type { Places } from '../places/places.service.ts';
import { refuse } from '../refuse.ts';
import { type PlaceChange, understandPlaceWish } from './place-wish.ts';
import * as wishes from './wishes.repository.ts';
import { saidWith } from './wishes.rules.ts';

/** Whether matches are told: of the room that keeps how. */
export type MatchesSwitch = {
  find(tx: Queryable, memberId: string): Promise<boolean>;
  save(tx: Queryable, memberId: string, on: boolean): Promise<void>;
};

export type WishesNeeds = {
  db: Database;
  limits: Limits;
  places: Places;
  memberChanged: MemberChanged;
  matchesSwitch: MatchesSwitch;
};

/** Nobody finds out about others by trying one wish after the other. */
const SAVES_BY_MEMBER = { points: 120, seconds: 3600 };

export const makeWishes = ({ db, limits, places, memberChanged, matchesSwitch }: WishesNeeds) => {
  const find = async (viewer: Viewer): Promise<WishesView> => {
    const row = await wishes.findWish(db, viewer.memberId);
    if (!row) throw notFound('This account');
    const { memberId: _, placeIds, ...same } = row;
    const notifications = await matchesSwitch.find(db, viewer.memberId);
    return { ...same, notifications, places: await places.list(placeIds) } as WishesView;
  };

  /** Whichever call says the wishes. */
  const takeSave = ({ memberId }: Viewer): Promise<void> => limits.take('wishes', memberId, SAVES_BY_MEMBER);

  return {
    find,
    takeSave,

    async save(viewer: Viewer, change: WishesChange): Promise<WishesView> {
      await takeSave(viewer);
      const known = change.placeIds ? await places.list(change.placeIds) : undefined;
      if (known && known.length < change.placeIds!.length) throw refuse({ placeIds: NO_PLACE });
      await db.transaction(async (tx) => {
        const current = await wishes.lockWish(tx, viewer.memberId);
        if (!current) throw notFound('This account');
        const { importance, notifications, ...given } = await wishesUnderConsent(tx, viewer.memberId, change);
        const next = { ...current, ...defined(given) };
        const weighed = defined(importance ?? {});
        next.importance = { ...current.importance, ...weighed };
        next.said = saidWith(current.said, { ...defined(given), importance: weighed });
        const range = ageRangeFault({ min: next.ageMin, max: next.ageMax });
        if (range) throw refuse({ [change.ageMin === undefined ? 'ageMax' : 'ageMin']: range });
        if (next.placeKind === 'places' && next.placeIds.length === 0)
          throw refuse({ placeIds: 'Please name at least one place.' });
        await wishes.changeWish(tx, viewer.memberId, next);
        if (notifications !== undefined) await matchesSwitch.save(tx, viewer.memberId, notifications);
        await memberChanged(tx, viewer.memberId, 'wishes');
      });
      return find(viewer);
    },

    /** Answers of the wizard's last step as a change of the wishes; refuses what it cannot understand, all of it at once. */
    async readPartner(form: Partial<ProfileStep3>): Promise<wishes.WishChange> {
      const range = form.partnerAgeRange === undefined ? undefined : readAgeRange(form.partnerAgeRange);
      const place: PlaceChange | { fault: string } =
        form.partnerLocationPreference === undefined
          ? {}
          : await understandPlaceWish(places, form.partnerLocationPreference);
      if ((range && 'fault' in range) || 'fault' in place) {
        throw refuse({
          ...(range && 'fault' in range ? { partnerAgeRange: range.fault } : {}),
          ...('fault' in place ? { partnerLocationPreference: place.fault } : {}),
        });
      }
      const religion = form.partnerReligionPreference;
      return {
        ...place,
        ...defined({
          ageMin: range?.min,
          ageMax: range?.max,
          religions: religion && (religion === 'noPreference' ? [] : [religion]),
          timeframe: form.marriageTimeframe,
          education: form.partnerEducationPreference,
          dealBreakers: form.dealBreakers,
          acceptChildren: form.acceptPartnerWithChildren,
        }),
      };
    },
  };
};
export type Wishes = ReturnType<typeof makeWishes>;

/** What was given: a field that is left out changes nothing. */
const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
