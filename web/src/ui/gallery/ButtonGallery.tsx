// Buttons, links that look like them, and buttons with a picture alone.
import { Bell, CalendarDays, RotateCcw, Send, Share2 } from 'lucide-react';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { FileButton } from '../FileButton.tsx';
import { feedback } from '../feedback.ts';
import { IconButton } from '../IconButton.tsx';
import { Section } from './Section.tsx';

const ROW = 'flex flex-wrap items-center gap-3';

export function ButtonGallery() {
  return (
    <Section title="Buttons">
      <div className={ROW}>
        <Button>Start matching now</Button>
        <Button variant="secondary">How it works</Button>
        <Button variant="quiet">Maybe Later</Button>
        <Button variant="like">Like</Button>
        <Button variant="danger">Unmatch</Button>
        <span className="rounded-xl bg-wine-fill p-3">
          <Button variant="light">Write to Adaọbị</Button>
        </span>
      </div>
      <div className={ROW}>
        <Button busy busyText="Creating account...">
          Create Account
        </Button>
        <Button variant="secondary" disabled>
          Select Plan
        </Button>
        <Button size="sm">Upgrade</Button>
        <Button icon={<CalendarDays aria-hidden="true" className="size-5" />}>Book</Button>
      </div>
      <div className="flex max-w-sm flex-wrap gap-3">
        <IconButton
          variant="secondary"
          size="lg"
          label="Undo"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
        />
        <Button variant="secondary" size="lg" className="flex-1 basis-24">
          Pass
        </Button>
        <Button variant="like" size="lg" className="flex-1 basis-24">
          Like
        </Button>
      </div>
      <div className={ROW}>
        <ButtonLink to="/development/ui" variant="secondary">
          View Therapy Plans
        </ButtonLink>
        <IconButton label="Notifications" icon={<Bell aria-hidden="true" className="size-5" />} />
        <IconButton variant="primary" label="Send" icon={<Send aria-hidden="true" className="size-5" />} />
        <IconButton variant="veil" label="Share" icon={<Share2 aria-hidden="true" className="size-5" />} />
        <CopyButton text="SOULMATE20" label="Copy Code" copiedText="Code copied" />
        <FileButton
          label="Add photos"
          multiple
          size="sm"
          onFiles={(files) => feedback.info(`${files.length} chosen`)}
        />
      </div>
    </Section>
  );
}
