// Faces and pictures.
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { Picture } from '../Picture.tsx';
import { ThumbHash } from '../ThumbHash.tsx';
import { Section } from './Section.tsx';

const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

export function PeopleGallery() {
  return (
    <Section title="People and pictures" columns>
      <div className="flex flex-wrap items-end gap-3">
        <Avatar likeness="woman" size="xl" alt="A woman without a photo" />
        <Avatar likeness="man" size="lg" alt="A man without a photo" />
        <Avatar likeness="woman" size="md" />
        <Avatar likeness="man" size="sm" />
        <Avatar src="/favicon.svg" likeness="man" size="xs" />
        <Avatar src="/missing.jpg" likeness="man" size="xs" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
          Phone and photo checked
        </Badge>
        <Badge tone="gold">Premium Member</Badge>
        <Badge tone="wine">New profile</Badge>
        <Badge tone="danger">Payment failed</Badge>
        <Badge>Draft</Badge>
        <CountBadge count={7} label="unread" />
        <CountBadge count={120} label="unread" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,45%),1fr))] gap-3">
        <figure>
          <div className="relative aspect-[4/5] overflow-hidden rounded-lg">
            <ThumbHash hash={HASH} />
            <span className="absolute inset-x-2 bottom-2">
              <Badge tone="photo">ID checked</Badge>
            </span>
          </div>
          <figcaption className="text-sm text-ink-2">on its way</figcaption>
        </figure>
        <figure>
          <Picture src="/favicon.svg" alt="Our mark" width={400} height={500} className="rounded-lg" />
          <figcaption className="text-sm text-ink-2">there</figcaption>
        </figure>
        <figure>
          <Picture src="/missing.jpg" alt="Missing" width={400} height={500} className="rounded-lg" />
          <figcaption className="text-sm text-ink-2">did not come</figcaption>
        </figure>
      </div>
    </Section>
  );
}
