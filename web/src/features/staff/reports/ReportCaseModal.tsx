// One member's case: who they are, every report on them, every decision, and what is decided now.
import { wordOf } from '@ijeuwa/contract/person-words';
import type { ReportCase } from '@ijeuwa/contract/safety';
import { FactList } from '#ui/FactList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';
import { OpenedModal } from '../OpenedModal.tsx';
import { PromptReplies } from '../PromptReplies.tsx';
import { useReportCase } from '../staff.queries.ts';
import { CaseHistory } from './CaseHistory.tsx';
import { ReportDecisionForm } from './ReportDecisionForm.tsx';

type ReportCaseModalProps = { id: string; name: string; onClose: () => void };

export function ReportCaseModal({ id, name, onClose }: ReportCaseModalProps) {
  const query = useReportCase(id);
  return (
    <OpenedModal title={`Reports on ${name}`} thing="case" query={query} onClose={onClose}>
      {(data) => <OpenedCase found={data} onDone={onClose} />}
    </OpenedModal>
  );
}

function OpenedCase({ found, onDone }: { found: ReportCase; onDone: () => void }) {
  const open = found.reports.filter((one) => !one.decided).length;
  return (
    <div className="flex flex-col gap-5 break-words">
      {found.state === 'suspended' && (
        <Notice tone="warning" title="This account is suspended.">
          Nobody sees the member, who cannot log in.
        </Notice>
      )}
      {found.state === 'gone' && (
        <Notice title="This account is gone.">What was reported stays, with the names as they were.</Notice>
      )}
      <Profile found={found} />
      <CaseHistory found={found} />
      {(open > 0 || found.state === 'suspended') && (
        <ReportDecisionForm found={found} open={open} onDone={onDone} />
      )}
    </div>
  );
}

const NOT_SAID = 'Not said';

function Profile({ found: { member, profile, photos } }: { found: ReportCase }) {
  if (!profile) return null;
  const { age, location, profession, relationshipStatus, bio, prompts } = profile;
  return (
    <>
      <FactList
        facts={[
          { label: 'Age', value: age ?? NOT_SAID },
          { label: 'Location', value: location || NOT_SAID },
          { label: 'Profession', value: profession || NOT_SAID },
          { label: 'Relationship status', value: relationshipStatus ? wordOf(relationshipStatus) : NOT_SAID },
        ]}
      />
      {bio && <blockquote className="border-l-2 border-gold pl-3 whitespace-pre-line">{bio}</blockquote>}
      <PromptReplies prompts={prompts} />
      {photos.length > 0 && (
        <ul aria-label={`Photos of ${member.name}`} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map(({ _id, url }, index) => (
            <li key={_id} className="overflow-hidden rounded-lg">
              <Picture
                src={url}
                alt={`${member.name}, number ${index + 1} of ${photos.length}`}
                width={400}
                height={500}
                className="aspect-[4/5]"
                fill
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
