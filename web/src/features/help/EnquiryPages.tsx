// The two pages around a form that was posted without script: the form again with what is wrong, and the thanks.

import { ENQUIRY_FIELDS, enquiry } from '@ijeuwa/contract/enquiry-form';
import { ENQUIRY_NEXT, ENQUIRY_PAGE, ENQUIRY_THANKS } from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { EnquiryForm } from '#ui/EnquiryForm.tsx';
import { PolicyNote } from '#ui/PolicyNote.tsx';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import { help } from './help-words.ts';

export function EnquiryPage() {
  const { name, email, subject, message } = ENQUIRY_FIELDS;
  return (
    <ReadingPage title={help.enquiry.heading}>
      <p data-demonstration="" className="max-w-2xl text-ink-2 sm:text-lg">
        {help.contact.practice}
      </p>
      <p className="max-w-2xl text-ink-2 sm:text-lg [[data-demonstration]+&]:hidden">{help.enquiry.intro}</p>
      <EnquiryForm
        {...enquiry('contact')}
        // Whichever form was refused comes back here, and not each of them asks for a subject.
        fields={[name, email, { ...subject, missing: undefined }, message]}
        button="Send message"
        note={<PolicyNote words={help.contact.policy} to={paths.policy} />}
        thanks={{ title: ENQUIRY_THANKS, text: ENQUIRY_NEXT }}
      />
    </ReadingPage>
  );
}

export function EnquiryReceivedPage() {
  return (
    <ReadingPage title="Thank You">
      <AsoOkeBand size="thin" />
      <p className="font-serif text-2xl font-semibold">{ENQUIRY_THANKS}</p>
      <p className="text-lg">{ENQUIRY_NEXT}</p>
      <p className="text-ink-2">{help.received.next}</p>
      <a href={ENQUIRY_PAGE} className={buttonLook({ variant: 'secondary', className: 'self-start' })}>
        Send Another Message
      </a>
    </ReadingPage>
  );
}
