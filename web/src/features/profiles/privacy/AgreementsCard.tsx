// What the member agreed to when the account was made, and in which version.
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { useConsents } from '../profiles.queries.ts';

const TEXTS = {
  terms: { name: 'Terms', at: paths.terms },
  'privacy-policy': { name: 'Privacy Policy', at: paths.policy },
  'therapy-assessment': { name: 'An assessment that a counsellor reads', at: paths.relationshipTherapy },
  'session-notes': { name: 'Notes that a counsellor keeps', at: paths.schedule },
  'couple-questionnaire': { name: 'The questionnaire of a couple', at: paths.questionnaire },
} as const;

/** What was agreed to for one part of the profile stands beside that part. */
const isText = (purpose: string): purpose is keyof typeof TEXTS => purpose in TEXTS;

export function AgreementsCard() {
  const given = useConsents().data?.consents ?? [];
  const agreed = given.flatMap(({ purpose, version, givenAt, withdrawnAt }) =>
    isText(purpose) && !withdrawnAt ? [{ ...TEXTS[purpose], version, givenAt }] : [],
  );
  if (agreed.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-lg">What you agreed to</h3>
      <ul className="flex flex-col gap-2 text-ink-2">
        {agreed.map(({ name, at, version, givenAt }) => (
          <li key={`${name} ${version}`}>
            <a
              href={at}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-6 items-center font-semibold text-wine underline"
            >
              {name}
            </a>
            , version {version}, on {formatDate(givenAt)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
