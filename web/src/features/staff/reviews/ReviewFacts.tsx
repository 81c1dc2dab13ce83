// Who the member is, as others would read it.
import type { ReviewCase } from '@ijeuwa/contract/reviews';
import { FactList } from '#ui/FactList.tsx';
import { PromptReplies } from '../PromptReplies.tsx';

const NOT_SAID = 'Not said';

export function ReviewFacts({ member }: { member: ReviewCase['member'] }) {
  return (
    <div className="flex flex-col gap-2">
      <FactList
        facts={[
          { label: 'Age', value: member.age ?? NOT_SAID },
          { label: 'Location', value: member.location || NOT_SAID },
          { label: 'Profession', value: member.profession || NOT_SAID },
        ]}
      />
      <h3 className="sr-only">In their own words</h3>
      {member.bio ? (
        <blockquote className="border-l-2 border-gold pl-3 whitespace-pre-line">{member.bio}</blockquote>
      ) : (
        <p className="text-ink-2">No words about themselves yet.</p>
      )}
      <PromptReplies prompts={member.prompts} />
    </div>
  );
}
