// The wishes that weigh more or less: place, faith, education, children, time and interests.
import { INTERESTS, type Interest, type Religion, type Timeframe } from '@ijeuwa/contract/person';
import { optionsOf, RELIGION_OPTIONS, TIMEFRAME_OPTIONS } from '@ijeuwa/contract/person-words';
import {
  ACCEPT_CHILDREN,
  EDUCATION_WISHES,
  INTERESTS_MAX,
  type Importance as Weight,
  type Wishes,
} from '@ijeuwa/contract/wishes';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { ChipToggleGroup } from '#ui/ChipToggleGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { Importance } from './Importance.tsx';
import { PlaceWish } from './PlaceWish.tsx';
import type { WishesPart } from './wishes-form.ts';

const weighIn =
  ({ now, set }: WishesPart) =>
  (wish: keyof Wishes['importance']) => ({
    value: now.importance[wish],
    onChange: (weight: Weight) => set({ importance: { ...now.importance, [wish]: weight } }),
  });

export function PlaceAndFaith(part: WishesPart) {
  const { now, errorOf, set } = part;
  const weigh = weighIn(part);
  return (
    <>
      <Wish title="Place">
        <PlaceWish
          label="Where they live"
          value={now}
          error={errorOf('placeIds') ?? errorOf('distanceKm')}
          onChange={set}
        />
        <Importance of="the place" {...weigh('place')} />
      </Wish>
      <Wish title="Faith">
        <ChipToggleGroup
          label="Religions"
          hint="None chosen means no preference."
          options={RELIGION_OPTIONS}
          value={now.religions}
          error={errorOf('religions')}
          onChange={(religions) => set({ religions: religions as Religion[] })}
        />
        <Importance of="religion" {...weigh('religion')} />
      </Wish>
    </>
  );
}

export function OtherWishes(part: WishesPart) {
  const { now, errorOf, set } = part;
  const weigh = weighIn(part);
  return (
    <>
      <Wish title="Education">
        <Select
          label="At least"
          options={optionsOf(EDUCATION_WISHES)}
          value={now.education}
          error={errorOf('education')}
          onChange={(event) => set({ education: event.target.value as Wishes['education'] })}
        />
        <Importance of="education" {...weigh('education')} />
      </Wish>
      <Wish title="Children">
        <Select
          label="Accept a partner with children"
          options={optionsOf(ACCEPT_CHILDREN)}
          value={now.acceptChildren}
          error={errorOf('acceptChildren')}
          onChange={(event) => set({ acceptChildren: event.target.value as Wishes['acceptChildren'] })}
        />
        <Importance of="this" {...weigh('children')} />
      </Wish>
      <Wish title="Time">
        <Select
          label="Marriage timeframe"
          placeholder={now.timeframe ? undefined : 'Select'}
          options={TIMEFRAME_OPTIONS}
          value={now.timeframe ?? ''}
          error={errorOf('timeframe')}
          onChange={(event) => set({ timeframe: event.target.value as Timeframe })}
        />
        <Importance of="the timeframe" {...weigh('timeframe')} />
      </Wish>
      <Wish title="Interests">
        <ChipToggleGroup
          label="Interests you would like to share"
          max={INTERESTS_MAX}
          options={optionsOf(INTERESTS)}
          value={now.interests}
          error={errorOf('interests')}
          onChange={(interests) => set({ interests: interests as Interest[] })}
        />
        <Importance of="sharing interests" {...weigh('interests')} />
      </Wish>
    </>
  );
}

function Wish({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
