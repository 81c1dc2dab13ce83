// Enquiries that staff answer; each look at one and each act is in the audit.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { answerEnquiry, EnquiryCase, listEnquiries } from '@ijeuwa/contract/support';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Audit } from '../audit/audit.service.ts';

type Listed = Answer<typeof listEnquiries>;
type AnswerForm = Received<typeof answerEnquiry>['body'];
type WriteAudit = (tx: Queryable) => Promise<void>;

export type EnquiriesNeeds = {
  db: Database;
  audit: Audit;
  /** The acts call `record` in their own transaction. */
  enquiries: {
    list(after: string | undefined): Promise<Listed>;
    read(id: string): Promise<EnquiryCase>;
    answer(id: string, staffId: string, form: AnswerForm, record: WriteAudit): Promise<void>;
    close(id: string, record: WriteAudit): Promise<void>;
    reopen(id: string, record: WriteAudit): Promise<void>;
  };
};

const WORK = 'work on the queue';

export const makeEnquiries = ({ db, audit, enquiries }: EnquiriesNeeds) => {
  const write = (staffId: string, act: string, subject: string, reason: string) => (tx: Queryable) =>
    audit.record(tx, { staffId, act, subject, reason });
  const about = (id: string) => `enquiry ${id}`;

  return {
    async list({ staffId }: StaffViewer, after: string | undefined): Promise<Listed> {
      const page = await enquiries.list(after);
      const subject = page.enquiries.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read enquiries', subject });
      return page;
    },

    async read({ staffId }: StaffViewer, id: string): Promise<EnquiryCase> {
      const found = await enquiries.read(id);
      await db.transaction(write(staffId, 'read enquiry', about(id), WORK));
      return found;
    },

    answer: ({ staffId }: StaffViewer, id: string, form: AnswerForm): Promise<void> =>
      enquiries.answer(
        id,
        staffId,
        form,
        write(staffId, form.close ? 'answer and close enquiry' : 'answer enquiry', about(id), WORK),
      ),

    close: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      enquiries.close(id, write(staffId, 'close enquiry', about(id), reason)),

    reopen: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      enquiries.reopen(id, write(staffId, 'reopen enquiry', about(id), reason)),
  };
};
export type Enquiries = ReturnType<typeof makeEnquiries>;
