// How a step of a guide is drawn: small scenes in the colours of the theme.
import type { StepPicture } from '@ijeuwa/contract/resources';
import type { ComponentType } from 'react';
import * as doings from './step-doings.tsx';
import * as scenes from './step-scenes.tsx';

const DRAWN: Record<StepPicture, ComponentType> = {
  window: scenes.ByTheWindow,
  face: scenes.FaceNear,
  person: scenes.WholePerson,
  table: scenes.BusyTable,
  sun: scenes.ByDay,
  road: scenes.OwnWay,
  photos: doings.PhotosInOrder,
  heart: doings.HeartOnAPart,
  match: doings.TwoHearts,
  message: doings.FirstMessage,
  bell: doings.Bell,
  phone: doings.CallAFriend,
  menu: doings.OpenMenu,
  list: doings.OneOfAList,
  shield: doings.Shield,
};

/** The words beside it say everything: to those who cannot see it, it is not there. */
export function StepDrawing({ name }: { name: StepPicture }) {
  const Drawing = DRAWN[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 160 100" className="block h-auto w-full stroke-none">
      <Drawing />
    </svg>
  );
}
