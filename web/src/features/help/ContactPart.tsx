// The help center's second part: a form that reaches a person, and when and where people are there.

import { ENQUIRY_FIELDS, enquiry } from '@ijeuwa/contract/enquiry-form';
import { SUPPORT_THANKS } from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { EnquiryForm } from '#ui/EnquiryForm.tsx';
import { formatPhone } from '#ui/format.ts';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import { office, SUPPORT_HOURS } from '../../../content/office.ts';
import { ContactCard } from './contact/ContactCard.tsx';
import { FORM_TAGS } from './contact/contact-entries.ts';
import { OfficeCard } from './contact/OfficeCard.tsx';
import { help } from './help-words.ts';

const { contact } = help;

export function ContactPart() {
  const { name, email, subject, message } = ENQUIRY_FIELDS;
  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
      <div
        data-entry=""
        data-kept=""
        data-tags={FORM_TAGS.join('|')}
        className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-[min(1.25rem,6vw)] sm:p-8"
      >
        <h3 data-entry-title="" className="text-2xl">
          Send us a message
        </h3>
        <p data-demonstration="" className="text-ink-2">
          {contact.practice}
        </p>
        <p className="text-ink-2 [[data-demonstration]+&]:hidden">{contact.intro}</p>
        <EnquiryForm
          inPlace
          {...enquiry('help')}
          fields={[name, email, subject, message]}
          button="Send message"
          note={<PolicyNote words={contact.policy} to={paths.policy} />}
          thanks={{ title: SUPPORT_THANKS }}
        />
      </div>
      <div className="flex flex-col gap-6">
        <ContactCard {...contact.safety} />
        <ContactCard {...contact.hours}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
            <dt className="text-ink-2">Support</dt>
            <dd>{SUPPORT_HOURS}</dd>
            <dt className="text-ink-2">Phone</dt>
            <dd>
              <a href={`tel:${office.phone}`} className="text-wine underline">
                {formatPhone(office.phone)}
              </a>
            </dd>
            <dt className="text-ink-2">Email</dt>
            <dd className="min-w-0 break-words">
              <a href={`mailto:${office.email}`} className="text-wine underline">
                {office.email}
              </a>
            </dd>
          </dl>
        </ContactCard>
        <OfficeCard />
      </div>
    </div>
  );
}
