// Beside the price: that nobody fits its reader at present, what could widen it, and what becomes of money that is paid all the same.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';

export function NobodyFits() {
  return (
    <Notice
      tone="warning"
      title="Please wait before you pay: nobody fits you both ways at the moment."
      action={
        <ButtonLink size="sm" variant="secondary" to={paths.preference}>
          Look at my wishes
        </ButtonLink>
      }
    >
      This says nothing about you. New people join, and wider wishes, such as more years, more places or fewer
      musts, can change it today; they cost nothing. A matchmaker looks among the same people. If you pay all
      the same and nobody is proposed to you, close your case, and all that you paid goes back to you.
    </Notice>
  );
}
