// Whether matchmakers may introduce a member whose profile is Private.
import { changeIntroductionConsent, findIntroductionConsent } from '@ijeuwa/contract/vip';
import { useChange } from '#platform/queries.ts';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { Switch } from '#ui/Switch.tsx';
import { saySettingsSaved } from '#ui/settings-saved.ts';
import { useIntroductionConsent } from './vip.queries.ts';

export function IntroductionConsentCard() {
  const { data } = useIntroductionConsent();
  const change = useChange(changeIntroductionConsent, { renews: [findIntroductionConsent] });
  if (!data) return null;
  return (
    <Card as="section" className="flex flex-col gap-1">
      <h3 className="text-lg">Introductions</h3>
      <Switch
        label="Let matchmakers introduce me while I am Private"
        hint="A matchmaker may show your card, without photos, to a member who fits you both ways. If they say yes you are asked, and nothing happens without your yes."
        checked={change.isPending ? !data.accepts : data.accepts}
        onChange={({ target }) =>
          change.mutate(
            { body: { accepts: target.checked } },
            { onSuccess: saySettingsSaved, onError: ({ message }) => feedback.error(message) },
          )
        }
      />
    </Card>
  );
}
