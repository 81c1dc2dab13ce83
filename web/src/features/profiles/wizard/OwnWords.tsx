// The end of the wizard: what a member says of themselves, which others read and like; all of it may be left empty.
import { type OwnStory, savePrompts } from '@ijeuwa/contract/details';
import { BIO_MAX_LENGTH, updateUser } from '@ijeuwa/contract/profiles';
import { call } from '#platform/api.ts';
import { signedInAs } from '#platform/session.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { keepStory, patchProfile } from '../profiles.queries.ts';
import { PromptFields } from '../story/PromptFields.tsx';
import { emptyReplies, type PromptValues, promptsIn, promptValuesOf } from '../story/prompts-form.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useKeptForm } from './useScreenForm.ts';

type OwnWords = PromptValues & { bio: string };

export function OwnWordsScreen(props: ScreenProps & { story: OwnStory }) {
  const { profile, story } = props;
  const form = useKeptForm<typeof savePrompts, OwnWords>({
    ...props,
    endpoint: savePrompts,
    screen: 'words',
    start: () => ({ bio: profile.bio, ...promptValuesOf(story) }),
    toBody: (values) => ({ prompts: promptsIn(values) }),
    also: emptyReplies,
    keep: async (changed, { bio }) => {
      keepStory(changed);
      await saveBio(bio.trim(), profile.bio);
    },
  });
  return (
    <ScreenFrame screen="words" form={form} {...props} nextLabel="Submit Profile">
      <TextArea
        label="Bio"
        optional
        hint="Two or three sentences, as you would tell a friend’s family."
        rows={4}
        maxLength={BIO_MAX_LENGTH}
        {...form.field('bio')}
      />
      <PromptFields choices={story.choices} values={form.values} field={form.field} />
      <p className="text-sm text-ink-2">Our experts review your profile within 24 hours.</p>
    </ScreenFrame>
  );
}

/** A bio that was there once is changed and not taken away: the profile page asks for one. */
const saveBio = async (bio: string, before: string): Promise<void> => {
  if (!bio || bio === before) return;
  const { user } = await call(updateUser, { body: { bio } });
  signedInAs(user);
  patchProfile({ bio });
};
