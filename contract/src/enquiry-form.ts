// What every form to support has in common: where it goes, and the fields that the contract knows.
import * as support from './support.ts';

/** Where a form of this kind goes, with script and without. */
export const enquiry = (kind: support.EnquiryKind) => ({
  kind,
  action: support.ENQUIRY_FORM_PATH,
  sendTo: support.sendEnquiry.path,
  trap: support.TRAP_FIELD,
});

export const ENQUIRY_FIELDS = {
  name: {
    name: 'name',
    label: 'Your Name',
    autoComplete: 'name',
    maxLength: support.ENQUIRY_NAME_MAX_LENGTH,
    missing: 'Name is required',
  },
  email: {
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    autoComplete: 'email',
    missing: 'Email is required',
  },
  subject: {
    name: 'subject',
    label: 'Subject',
    maxLength: support.ENQUIRY_SUBJECT_MAX_LENGTH,
    missing: 'Subject is required',
  },
  message: {
    name: 'message',
    label: 'Message',
    kind: 'lines',
    maxLength: support.ENQUIRY_MESSAGE_MAX_LENGTH,
    missing: 'Message is required',
  },
} as const;
