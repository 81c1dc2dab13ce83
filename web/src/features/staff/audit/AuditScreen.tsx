// What staff have done and looked at, and whether anybody has changed the record of it.
import { AUDIT_WORDS_MAX } from '@ijeuwa/contract/staff';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { FindForm } from '../FindForm.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useAudit } from '../staff.queries.ts';
import { AuditTable } from './AuditTable.tsx';

export default function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  return (
    <QueuePage
      title="Audit"
      intro="The last 200 acts and looks at private data, the newest first. A search looks through all of them."
      above={
        <FindForm
          name="Search the audit"
          label="Who of the staff, what they did, a member’s id, or a word of the reason"
          sought={words}
          maxLength={AUDIT_WORDS_MAX}
          onFind={(typed) => setParams(typed ? { words: typed } : {})}
        />
      }
      query={useAudit(words)}
      skeleton={<SkeletonRows rows={8} faces={false} label="Loading the audit..." />}
    >
      {({ entries, intact }) => (
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
        </>
      )}
    </QueuePage>
  );
}
