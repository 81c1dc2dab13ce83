// The form that reaches our staff, and beside it where the office is and when people are there.

import { ENQUIRY_FIELDS, enquiry } from '@ijeuwa/contract/enquiry-form';
import { ENQUIRY_NEXT } from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { EnquiryForm } from '#ui/EnquiryForm.tsx';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import { office, SUPPORT_HOURS } from '../../../content/office.ts';
import { landing } from './landing-content.ts';

const { title, intro, practice, button, policy } = landing.contact;
const { name, email, message } = ENQUIRY_FIELDS;

export function Contact() {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="mx-auto grid w-full max-w-6xl scroll-mt-16 gap-8 px-(--gutter) py-12 sm:px-6 sm:py-16 lg:grid-cols-[2fr_3fr] lg:gap-14"
    >
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-3">
          <h2 id="contact-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p data-demonstration="" className="text-ink-2 sm:text-lg">
            {practice}
          </p>
          <p className="text-ink-2 sm:text-lg [[data-demonstration]+&]:hidden">{intro}</p>
        </div>
        <Office />
      </div>
      <div className="min-w-0 rounded-2xl border border-line bg-surface p-[min(1.25rem,6vw)] sm:p-8">
        <EnquiryForm
          inPlace
          {...enquiry('contact')}
          fields={[name, email, message]}
          button={button}
          cancelTo={paths.landing}
          note={<PolicyNote words={policy} to={paths.policy} />}
          thanks={{ title: 'Thank You', text: ENQUIRY_NEXT }}
        />
      </div>
    </section>
  );
}

function Office() {
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
      <div>
        <dt className="text-sm text-ink-2">Office</dt>
        <dd className="font-serif text-xl font-semibold">{office.location}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">Office hours</dt>
        {office.hours.map(({ days, open, close }) => (
          <dd key={days} className="grid grid-cols-[5rem_1fr]">
            <span>{days}</span> <span>{open ? `${open} to ${close}` : 'Closed'}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt className="text-sm text-ink-2">Support hours</dt>
        <dd>{SUPPORT_HOURS}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">Email</dt>
        <dd>
          <a
            href={`mailto:${office.email}`}
            className="inline-flex min-h-11 items-center text-wine underline [overflow-wrap:anywhere]"
          >
            {office.email}
          </a>
        </dd>
      </div>
    </dl>
  );
}
