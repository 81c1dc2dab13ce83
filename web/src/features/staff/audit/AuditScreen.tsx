// What staff have done and looked at, and whether anybody has changed the record of it.
import { AUDIT_WORDS_MAX } from '@ijeuwa/contract/staff';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { FindForm } from '../FindForm.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useAudit } from '../staff.queries.ts';
import { AuditTable } from './AuditTable.tsx';

const PAGES = { back: 'Newer entries', next: 'Older entries' };

export default function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  const { after, pagesTo } = useQueuePages(words, PAGES);
  return (
    <QueuePage
      title="Audit"
      intro="Every act and look at private data, the newest first. Search by who of the staff it was, what they did, a member’s id, or a word of the reason."
      above={
        <FindForm
          name="Search the audit"
          label="Words of the entries"
          sought={words}
          maxLength={AUDIT_WORDS_MAX}
          onFind={(typed) => setParams(typed ? { words: typed } : {})}
        />
      }
      query={useAudit(words, after)}
      skeleton={<SkeletonRows rows={8} faces={false} label="Loading the audit..." />}
    >
      {({ entries, intact, next }) => (
        <>
          {intact ? (
            <Notice tone="success" title="The chain holds.">
              Every entry is sealed by the one before; none was changed or taken out.
            </Notice>
          ) : (
            <Notice tone="error" title="The chain is broken.">
              An entry was changed or taken out. Keep a copy of the database now, and tell the owner.
            </Notice>
          )}
          {entries.length === 0 ? (
            <EmptyState
              picture="none"
              title={words ? `No entry has all of “${words}”` : 'Nothing has been done yet'}
            >
              {words ? 'Fewer words find more.' : 'The first entry is somebody’s sign-in.'}
            </EmptyState>
          ) : (
            <AuditTable entries={entries} />
          )}
          {pagesTo(next)}
        </>
      )}
    </QueuePage>
  );
}
