// The photos of one member, each with its decision, and each to be looked at closer.
import type { ReviewCase } from '@ijeuwa/contract/reviews';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Verdict } from './decision.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

type Photo = ReviewCase['photos'][number];
type ReviewPhotosProps = {
  name: string;
  photos: readonly Photo[];
  verdicts: Readonly<Record<string, Verdict>>;
  onChange: (photoId: string, verdict: Verdict | undefined) => void;
};

const STATES = {
  pending: { label: 'Waits', tone: 'gold' },
  approved: { label: 'Approved', tone: 'leaf' },
  rejected: { label: 'Rejected', tone: 'danger' },
} as const;

export function ReviewPhotos({ name, photos, verdicts, onChange }: ReviewPhotosProps) {
  const [near, setNear] = useState<number>();
  const closer = near === undefined ? undefined : photos[near];
  if (photos.length === 0) return <p className="text-ink-2">There are no photos.</p>;
  const verdictOf = (photo: Photo, index: number) => (
    <VerdictButtons
      of={`photo ${index + 1}`}
      verdicts={['approve', 'reject']}
      value={verdicts[photo._id]}
      onChange={(verdict) => onChange(photo._id, verdict)}
    />
  );
  return (
    <>
      <ul aria-label={`Photos of ${name}`} className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo._id} className="relative flex min-w-0 flex-col gap-2">
            <button
              type="button"
              aria-label={`Look closer at photo ${index + 1}`}
              onClick={() => setNear(index)}
              className="overflow-hidden rounded-lg"
            >
              <Picture
                src={photo.url}
                alt={`${name}, number ${index + 1} of ${photos.length}`}
                width={400}
                height={500}
                className="aspect-[4/5]"
                fill
              />
            </button>
            <Badge tone={STATES[photo.state].tone} className="pointer-events-none absolute top-2 left-2">
              {STATES[photo.state].label}
            </Badge>
            {verdictOf(photo, index)}
          </li>
        ))}
      </ul>
      {closer && near !== undefined && (
        <Modal
          open
          size="lg"
          onClose={() => setNear(undefined)}
          title={`Photo ${near + 1} of ${photos.length}`}
          description={name}
          footer={verdictOf(closer, near)}
        >
          <div className="flex flex-col items-center gap-2">
            <img
              src={closer.url}
              alt={`${name}, number ${near + 1} of ${photos.length}`}
              className="max-h-[56dvh] rounded-lg bg-paper-2 object-contain"
            />
            {photos.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                data-repeats
                onClick={() => setNear((near + 1) % photos.length)}
              >
                Next photo
              </Button>
            )}
          </div>
        </Modal>
      )}
    </>
  );
}
