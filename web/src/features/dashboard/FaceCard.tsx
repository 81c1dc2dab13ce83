// A person by a small face, with a line or two: the whole of it leads to them.
import type { Likeness } from '@ijeuwa/contract/likeness';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lightAddress } from '#platform/data-saver.ts';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { useSavesData } from '#ui/data-saver.ts';
import { NarrowName } from '#ui/NarrowName.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';

type FaceCardProps = {
  to: string;
  name: string;
  image: string | null | undefined;
  likeness: Likeness;
  detail: ReactNode;
};

export function FaceCard({ to, name, image, likeness, detail }: FaceCardProps) {
  const waits = useSavesData() && Boolean(image);
  const face = (
    <span className="block aspect-[4/5] overflow-hidden rounded-xl bg-paper-2">
      {image ? (
        <Picture fill src={lightAddress(image)} alt="" width={160} height={200} />
      ) : (
        <span aria-hidden="true" className="block size-full [&>svg]:size-full">
          <DrawnPerson as={likeness} />
        </span>
      )}
    </span>
  );
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      {waits && <TapPicture of={name}>{face}</TapPicture>}
      <Link to={to} className="group flex flex-col gap-1.5 rounded-xl">
        {!waits && face}
        <span className="min-w-0 leading-snug">
          <span className="block font-semibold [--letter:0.73] wrap-anywhere group-hover:underline max-[22rem]:font-medium">
            <NarrowName>{name}</NarrowName>
          </span>
          <span className="block text-sm text-ink-2 wrap-anywhere">{detail}</span>
        </span>
      </Link>
    </li>
  );
}
