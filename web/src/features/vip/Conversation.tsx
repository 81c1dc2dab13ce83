// What the client and their matchmaker wrote to each other, and room to write.
import { CASE_MESSAGE_MAX_LENGTH, findVip, type VipCase, writeToMatchmaker } from '@ijeuwa/contract/vip';
import { formatDateTime } from '#ui/format.ts';
import { WriteMore } from '#ui/WriteMore.tsx';

export function Conversation({ one: { written, owner } }: { one: VipCase }) {
  return (
    <section aria-labelledby="vip-written" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="vip-written" className="text-lg">
        You and your matchmaker
      </h3>
      {written.length > 0 && (
        <ol aria-label="Written in your case" className="flex flex-col gap-3">
          {written.map(({ _id, by, matchmaker, text, writtenAt }) => (
            <li key={_id} className={by === 'matchmaker' ? 'rounded-xl bg-paper-2 p-(--inset)' : undefined}>
              <p className="text-sm text-ink-2">
                {by === 'matchmaker' ? matchmaker : 'You'}, {formatDateTime(writtenAt)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <WriteMore
        endpoint={writeToMatchmaker}
        renews={[findVip]}
        name="Write to your matchmaker"
        label={owner ? `Write to ${owner}` : 'Write to your matchmaker'}
        hint={
          owner
            ? `${owner} alone reads it, or whoever takes your case over.`
            : 'Whoever takes your case reads it.'
        }
        maxLength={CASE_MESSAGE_MAX_LENGTH}
        sent={owner ? `Sent to ${owner}.` : 'Sent. Whoever takes your case reads it.'}
      />
    </section>
  );
}
