// A counsellor as they are drawn; somebody whom nobody has drawn yet has the likeness of all.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { Picture } from '#ui/Picture.tsx';

type CounsellorPictureProps = { of: Pick<Counsellor, 'image' | 'likeness'>; eager?: boolean };

export function CounsellorPicture({ of: { image, likeness }, eager }: CounsellorPictureProps) {
  const drawn = <DrawnPerson as={likeness} />;
  if (!image) return drawn;
  return (
    <Picture
      fill
      src={image}
      alt=""
      width={960}
      height={1200}
      eager={eager}
      fallback={drawn}
      className="[&_img]:object-[50%_35%]"
    />
  );
}
