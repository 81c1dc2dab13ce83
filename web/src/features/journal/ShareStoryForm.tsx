// A couple's own story, posted to our staff; it needs no script.

import { ENQUIRY_FIELDS, enquiry } from '@ijeuwa/contract/enquiry-form';
import { ENQUIRY_NEXT, ENQUIRY_THANKS } from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { EnquiryForm } from '#ui/EnquiryForm.tsx';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import type { StoriesPage } from '../../../content/kinds/journal.ts';

export function ShareStoryForm({ intro, nameHint, messageHint, policy }: StoriesPage['share']) {
  const { name, email, message } = ENQUIRY_FIELDS;
  return (
    <section
      id="share-your-story"
      aria-labelledby="share-your-story-title"
      className="mt-10 scroll-mt-24 overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <AsoOkeBand size="thin" />
      <div className="grid gap-8 p-[min(1.5rem,6vw)] sm:p-10 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <div className="flex flex-col gap-3">
          <h2 id="share-your-story-title" className="text-2xl sm:text-3xl">
            Share Your Story
          </h2>
          <p className="text-ink-2">{intro}</p>
        </div>
        <EnquiryForm
          {...enquiry('story')}
          fields={[
            { ...name, label: 'Your names', hint: nameHint },
            email,
            { ...message, label: 'Your story', hint: messageHint },
          ]}
          note={<PolicyNote words={policy} to={paths.policy} />}
          button="Send your story"
          thanks={{ title: ENQUIRY_THANKS, text: ENQUIRY_NEXT }}
        />
      </div>
    </section>
  );
}
