// Messages from the open pages: those that wait for an answer first, and of these whichever is due first.
import type { EnquiryRow } from '@ijeuwa/contract/support';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useEnquiries } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { EnquiryModal } from './EnquiryModal.tsx';

export default function EnquiriesScreen() {
  const { after, pagesTo } = useQueuePages();
  const enquiries = useEnquiries(after);
  const [opened, setOpened] = useState<EnquiryRow>();
  const { queue, workOn } = useNextCase(enquiries.data?.enquiries, opened !== undefined);
  return (
    <QueuePage
      title="Enquiries"
      intro="Soonest due first, premium support ahead. An answer is due within 24 hours at the latest, weekends too; a mail reminds you four hours before, and when it is late. What you open is recorded in the audit."
      query={enquiries}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the enquiries..." />}
    >
      {({ enquiries: rows, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {rows.length === 0 ? (
            <EmptyState picture="none" title="No enquiries yet">
              A message appears here when somebody writes to us from an open page.
            </EmptyState>
          ) : (
            <QueueList label="Enquiries">
              {rows.map((enquiry, index) => (
                <EnquiryItem
                  key={enquiry._id}
                  enquiry={enquiry}
                  now={enquiries.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened(enquiry);
                  }}
                />
              ))}
            </QueueList>
          )}
          {pagesTo(next)}
          {opened && (
            <EnquiryModal id={opened._id} reference={opened.reference} onClose={() => setOpened(undefined)} />
          )}
        </div>
      )}
    </QueuePage>
  );
}
