// The drawing over what is empty, on its ground and with the band below it.
import { AsoOkeBand } from './AsoOkeBand.tsx';
import { EmptyPicture, type EmptyPictureName } from './EmptyPicture.tsx';

export function EmptyTop({ picture }: { picture: EmptyPictureName }) {
  return (
    <div className="bg-gold-soft pt-4">
      <EmptyPicture name={picture} className="mx-auto block h-28 max-w-full" />
      <AsoOkeBand />
    </div>
  );
}
