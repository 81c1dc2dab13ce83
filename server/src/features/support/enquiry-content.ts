// What a person wrote, as it is sealed and opened again.
import type { Enquiry } from '@ijeuwa/contract/support';
import type { Sealing } from '#platform/sealing.ts';

export type EnquiryContent = { name: string; email: string; subject: string | null; message: string };

export const contentOf = ({ name, email, subject, message }: Enquiry): EnquiryContent => ({
  name,
  email,
  subject: subject || null,
  message,
});

export const openContent = (sealing: Sealing, { contentSealed }: { contentSealed: string }): EnquiryContent =>
  JSON.parse(sealing.open(contentSealed));
