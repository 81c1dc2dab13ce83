// What making an account means, said above the button that makes it; the texts open beside the form.
import { paths } from '#platform/paths.ts';

const LINK = 'font-semibold text-wine underline';

export function AgreementLine() {
  return (
    <p className="text-sm text-ink-2">
      By creating an account you agree to our{' '}
      <a href={paths.terms} target="_blank" rel="noopener" className={LINK}>
        Terms
      </a>{' '}
      and{' '}
      <a href={paths.policy} target="_blank" rel="noopener" className={LINK}>
        Privacy Policy
      </a>
      , and confirm that you are 18 or over.
    </p>
  );
}
