// A couple's own story, posted to our staff; it needs no script.
import {
  ENQUIRY_FORM_PATH,
  ENQUIRY_MESSAGE_MAX_LENGTH,
  ENQUIRY_NAME_MAX_LENGTH,
  TRAP_FIELD,
} from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { CONTROL_LOOK } from '#ui/control-look.ts';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { StoriesPage } from '../../../content/kinds/journal.ts';

export function ShareStoryForm({ intro, nameHint, messageHint, policy }: StoriesPage['share']) {
  return (
    <section
      id="share-your-story"
      aria-labelledby="share-your-story-title"
      className="mt-10 scroll-mt-24 overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <AsoOkeBand size="thin" />
      <div className="grid gap-8 p-6 sm:p-10 lg:grid-cols-[2fr_3fr] lg:gap-14">
        <div className="flex flex-col gap-3">
          <h2 id="share-your-story-title" className="text-2xl sm:text-3xl">
            Share Your Story
          </h2>
          <p className="text-ink-2">{intro}</p>
        </div>
        <form method="post" action={ENQUIRY_FORM_PATH} className="flex flex-col gap-5">
          <input type="hidden" name="kind" value="story" />
          <TextInput
            label="Your names"
            name="name"
            hint={nameHint}
            autoComplete="name"
            maxLength={ENQUIRY_NAME_MAX_LENGTH}
            required
          />
          <TextInput label="Email" name="email" type="email" autoComplete="email" required />
          <Field label="Your story" hint={messageHint}>
            {(control) => (
              <textarea
                {...control}
                name="message"
                rows={8}
                maxLength={ENQUIRY_MESSAGE_MAX_LENGTH}
                required
                className={CONTROL_LOOK}
              />
            )}
          </Field>
          <div hidden>
            <label>
              Leave this empty
              <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <p className="text-sm text-ink-2">
            {policy}{' '}
            <a href={paths.policy} className="text-wine underline">
              privacy policy
            </a>
            .
          </p>
          <button type="submit" className={buttonLook({ className: 'self-start' })}>
            Send your story
          </button>
        </form>
      </div>
    </section>
  );
}
